import { deviceNow } from '../clock/server-clock';
import { ownedByRuntime } from '../runtime/runtime';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

const page = ownedByRuntime(() => ({ reload: (): void => window.location.reload() }));

/** Replaces the reload itself, which jsdom cannot do. */
export const setReload = (replacement: () => void): void => {
  page().reload = replacement;
};

/** Returns whether the page was reloaded within the last minute; prevents reload loops. */
export const hasJustReloaded = (): boolean => {
  try {
    const age = deviceNow() - Number(window.sessionStorage.getItem(KEY));
    return age >= 0 && age < PAUSE_MS;
  } catch {
    return true; // storage is blocked: without a record, do not reload
  }
};

/** Reloads after an event that a reload does not repeat, so that no record is needed. */
export const reloadNow = (): void => page().reload();

/** Reloads the page. Check `hasJustReloaded` first. */
export const reloadPage = (): void => {
  try {
    window.sessionStorage.setItem(KEY, String(deviceNow()));
  } catch {
    return; // without a record, do not reload
  }
  page().reload();
};
