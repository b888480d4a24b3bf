// Some browsers can make an application of the site, and tell so; they want to be asked by a touch.

let offer;

// `tell` hears whether that is so, as {installable}.
export function watchForInstall(tell) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // or some show a banner of their own
    offer = event;
    tell({ installable: true });
  });
  addEventListener("appinstalled", () => tell({ installable: false }));
}

// An offer can be used once; when it was declined the browser makes another.
export async function install(tell) {
  tell({ installable: false });
  await offer?.prompt();
}
