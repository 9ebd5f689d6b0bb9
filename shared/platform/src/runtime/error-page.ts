import { atom } from 'jotai';
import { runtime } from './runtime';

/** Error page shown instead of the page; rendered by the shell. */
export interface ErrorPage {
  /** HTTP status: the response's, 503 without a response, 500 for a call that was never sent. */
  readonly status: number;
}

const pageAtom = atom<ErrorPage | undefined>(undefined);

/** Current error page; `undefined` without an error. */
export const errorPageAtom = atom((get) => get(pageAtom));

/** Shows the error page instead of the page. */
export const showErrorPage = (status: number): void => runtime().store.set(pageAtom, { status });

/** Closes the error page: the person goes Home or retries. */
export const closeErrorPage = (): void => runtime().store.set(pageAtom, undefined);
