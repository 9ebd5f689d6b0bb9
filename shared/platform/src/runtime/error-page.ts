import { atom } from 'jotai';
import { runtime } from './runtime';

/** The error page that stands instead of the page; the shell draws it. */
export interface ErrorPage {
  /** HTTP status: of the answer, 503 for no answer, 500 for a call that was never sent. */
  readonly status: number;
}

const pageAtom = atom<ErrorPage | undefined>(undefined);

/** The error page to show; `undefined` while everything is well. */
export const errorPageAtom = atom((get) => get(pageAtom));

/** Puts the error page in the page's place. */
export const showErrorPage = (status: number): void => runtime().store.set(pageAtom, { status });

/** Takes the error page away: the person goes Home or tries again. */
export const closeErrorPage = (): void => runtime().store.set(pageAtom, undefined);
