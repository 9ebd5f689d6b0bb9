import { deviceNow } from '../clock/server-clock';
import { ownedByRuntime } from '../runtime/runtime';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

const page = ownedByRuntime(() => ({ reload: (): void => window.location.reload() }));

/** Replaces the reload itself: the one thing a test's window cannot do. */
export const setReload = (replacement: () => void): void => {
  page().reload = replacement;
};

/** Whether the page was loaded again within the last minute: what failed before may fail again, and no page reloads for ever. */
export const hasJustReloaded = (): boolean => {
  try {
    const age = deviceNow() - Number(window.sessionStorage.getItem(KEY));
    return age >= 0 && age < PAUSE_MS;
  } catch {
    return true; // storage is forbidden: nobody would remember, so nobody reloads
  }
};

/** Loads the page again after an event that a reload does not repeat, so that it needs no memory. */
export const reloadNow = (): void => page().reload();

/** Loads the page again. Ask `hasJustReloaded` first. */
export const reloadPage = (): void => {
  try {
    window.sessionStorage.setItem(KEY, String(deviceNow()));
  } catch {
    return; // it would not be remembered
  }
  page().reload();
};
