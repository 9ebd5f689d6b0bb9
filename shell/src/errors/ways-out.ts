import { bridge, paths } from '@dongne/platform';

/** Reloads the page with all its scripts. */
export const reloadPage = (): void => window.location.reload();

/** Loads Home from scratch, dropping the state that caused the error. */
export const reloadHome = (): void => window.location.assign(paths.home());

/** Closes the app; in a browser tab that scripts cannot close, loads Home from scratch. */
export const closeApp = (): void => {
  if (bridge.isNative) {
    bridge.closeApp();
    return;
  }
  window.close();
  if (!window.closed) reloadHome();
};
