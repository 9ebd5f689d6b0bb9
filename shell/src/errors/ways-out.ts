import { bridge, paths } from '@dongne/platform';

/** Loads the page again, with everything it is made of. */
export const reloadPage = (): void => window.location.reload();

/** Home, loaded afresh: whatever state led to the error is left behind. */
export const reloadHome = (): void => window.location.assign(paths.home());

/** Ends the app. Where nothing can be ended, a browser's tab that no script has opened, it starts afresh on Home. */
export const closeApp = (): void => {
  if (bridge.isNative) {
    bridge.closeApp();
    return;
  }
  window.close();
  if (!window.closed) reloadHome();
};
