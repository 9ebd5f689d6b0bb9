import { atom } from 'jotai';
import { runtime } from '../runtime/runtime';

const obsoleteAtom = atom(false);

/**
 * Whether the native app is too old for anything to work; the shell then asks for the update. Ruling on
 * `OBSOLETE_VERSION`.
 */
export const isAppObsoleteAtom = atom((get) => get(obsoleteAtom));

/** Marks the app as outdated for the rest of this page load: only an update helps, and that reloads the page. */
export const declareAppObsolete = (): void => runtime().store.set(obsoleteAtom, true);
