import type { AxiosError, InternalAxiosRequestConfig } from 'axios';
import { isRecord } from '@dongne/contract';
import { paths } from '../navigation/paths';
import { drawnFor, ownedByRuntime } from '../runtime/runtime';
import { ApiError, codeOfBody, errorOfAnswer, toApiError } from './api-error';
import { consequenceOf, errorPageOf, type Consequence, type Failure } from './failure-catalogue';
import { hasJustReloaded } from './reload-page';

/** Handler of the catalogue's consequences. The transport knows no session policy; the session installs it. */
export type ActOnFailure = (
  consequence: Exclude<Consequence, 'passThrough' | 'refresh'>,
  details: FailureDetails,
) => void;

interface FailureDetails {
  readonly error: ApiError;
  /** Status of the error page, if one is shown. */
  readonly page: number;
  /** Whether the call carried a token. */
  readonly wasMember: boolean;
}

const failureHandler = ownedByRuntime((): { act: ActOnFailure } => ({ act: () => undefined }));

/** Sets the handler of failed calls. */
export const setFailureHandler = (act: ActOnFailure): void => {
  failureHandler().act = act;
};

/** Same check as axios', without importing axios, which loads after the first view (`call.ts`). */
export const isAxiosError = (thrown: unknown): thrown is AxiosError =>
  isRecord(thrown) && thrown['isAxiosError'] === true;

/** Returns the token that a call carries. */
export const bearerOf = ({ headers }: InternalAxiosRequestConfig): string | undefined =>
  headers.get('Authorization')?.toString().replace('Bearer ', '');

/** Converts anything that a call threw to a catalogue failure and the caller's error. */
export const understand = (thrown: unknown, call: Failure['call']): { failure: Failure; error: ApiError } => {
  if (thrown instanceof ApiError) {
    const status = thrown.status ?? (thrown.code === 'UNAVAILABLE' ? 'noAnswer' : 'notSent');
    return { failure: { status, code: thrown.code, call }, error: thrown };
  }
  if (!isAxiosError(thrown)) return { failure: { status: 'notSent', code: 'noBody', call }, error: toApiError(thrown) };
  if (thrown.response === undefined) {
    const error = new ApiError('UNAVAILABLE', undefined, undefined, {}, { cause: thrown });
    return { failure: { status: 'noAnswer', code: 'noBody', call }, error };
  }
  const { status, data } = thrown.response;
  return { failure: { status, code: codeOfBody(data), call }, error: errorOfAnswer(status, data, thrown) };
};

const currentPathname = (): string => drawnFor()?.pathname ?? window.location.pathname;

/** Returns the catalogue's consequence on the current page. */
export const consequenceHere = (failure: Failure): Consequence =>
  consequenceOf(failure, currentPathname() === paths.home() && !hasJustReloaded());

/** Applies the catalogue's consequence. @returns the error to throw. */
export const actOn = (failure: Failure, error: ApiError, config: InternalAxiosRequestConfig | undefined): ApiError => {
  const consequence = consequenceHere(failure);
  // Only the caller knows whether its page can do without this response: see `pageLoadFailed`.
  if (consequence === 'passThrough' || consequence === 'refresh' || consequence === 'errorPage') return error;
  // Prefetched read of another page: that page will request it again.
  if (config?.page !== undefined && config.page !== currentPathname()) return error;
  failureHandler().act(consequence, {
    error,
    page: errorPageOf(failure),
    wasMember: config !== undefined && bearerOf(config) !== undefined,
  });
  return error;
};

/** Shows the error page instead of a page that cannot do without this response, if the catalogue has one for it. */
export const pageLoadFailed = (thrown: unknown): void => {
  const { failure, error } = understand(thrown, 'repeated');
  const { cause } = error;
  // The body tells a proxy's 502 from a response of another shape: both have become the same error.
  const code = isAxiosError(cause) && failure.status === 502 ? codeOfBody(cause.response?.data) : failure.code;
  if (consequenceHere({ ...failure, code }) === 'errorPage')
    failureHandler().act('errorPage', { error, page: errorPageOf(failure), wasMember: false });
};
