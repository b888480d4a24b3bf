// The click that ends a drag or a long press would pick what lies there.

// Let the click of the press that has just ended not count. It comes right after it or not at all;
// timers may be late, but the next press has a click of its own.
export function swallowClick() {
  const done = new AbortController();
  const { signal } = done;
  const swallow = (click) => {
    click.preventDefault();
    click.stopImmediatePropagation();
    done.abort();
  };
  addEventListener("click", swallow, { capture: true, signal });
  addEventListener("pointerdown", () => done.abort(), { capture: true, signal });
  setTimeout(() => done.abort());
}
