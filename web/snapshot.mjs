// The memory of an interpreter is mostly empty pages: the build folds them away, the page unfolds.
// Folded: 32-bit words for the size, the number of runs, the place and length of each; the runs.

const PAGE = 4096;

export function fold(memory) {
  const runs = [];
  for (let place = 0; place < memory.length; place += PAGE) {
    const page = memory.subarray(place, place + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last.place + last.length === place) last.length += page.length;
    else runs.push({ place, length: page.length });
  }
  const { place, length } = runs.at(-1);
  const header = [place + length, runs.length, ...runs.flatMap((run) => [run.place, run.length])];
  const parts = runs.map((run) => memory.subarray(run.place, run.place + run.length));
  return new Blob([new Uint32Array(header), ...parts]).bytes();
}

export function unfold(folded) {
  const [size, count] = new Uint32Array(folded, 0, 2);
  const header = new Uint32Array(folded, 8, 2 * count);
  const memory = new Uint8Array(size);
  let from = header.byteOffset + header.byteLength;
  for (let run = 0; run < header.length; run += 2) {
    const [place, length] = header.subarray(run, run + 2);
    memory.set(new Uint8Array(folded, from, length), place);
    from += length;
  }
  return memory;
}
