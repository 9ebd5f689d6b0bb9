import { atom } from 'jotai';
import { runtime } from '../runtime/runtime';

const obsoleteAtom = atom(false);

/** Whether the native app around the page is too old for anything to work; the shell asks for the update then. Ruling on `OBSOLETE_VERSION`. */
export const isAppObsoleteAtom = atom((get) => get(obsoleteAtom));

/** From now on the app only asks for its update. There is no way back but a newer app, which loads the page again. */
export const declareAppObsolete = (): void => runtime().store.set(obsoleteAtom, true);
