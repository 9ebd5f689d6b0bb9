import type { AxiosError, InternalAxiosRequestConfig } from 'axios';
import { paths } from '../navigation/paths';
import { drawnFor, ownedByRuntime } from '../runtime/runtime';
import { isRecord } from '../storage/foreign-json';
import { ApiError, codeOfBody, errorOfAnswer, toApiError } from './api-error';
import { consequenceOf, errorPageOf, type Consequence, type Failure } from './failure-catalogue';
import { hasJustReloaded } from './reload-page';

/** Acts on what the catalogue says. The transport knows no session policy; the session sets it. */
export type ActOnFailure = (
  consequence: Exclude<Consequence, 'passThrough' | 'refresh'>,
  details: FailureDetails,
) => void;

interface FailureDetails {
  readonly error: ApiError;
  /** Status of the error page, should it come to that. */
  readonly page: number;
  /** Whether the call carried a token. */
  readonly wasMember: boolean;
}

const failureHandler = ownedByRuntime((): { act: ActOnFailure } => ({ act: () => undefined }));

/** Whom the transport tells of failed calls. */
export const setFailureHandler = (act: ActOnFailure): void => {
  failureHandler().act = act;
};

/** As axios itself tells its errors, without axios: what it is made of comes after the first view (`call.ts`). */
export const isAxiosError = (thrown: unknown): thrown is AxiosError =>
  isRecord(thrown) && thrown['isAxiosError'] === true;

/** The token that a call carries. */
export const bearerOf = ({ headers }: InternalAxiosRequestConfig): string | undefined =>
  headers.get('Authorization')?.toString().replace('Bearer ', '');

/** Anything a call threw: what the catalogue needs of it, and the error for the caller. */
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

/** What the catalogue says to a failure on the page that is open. */
export const consequenceHere = (failure: Failure): Consequence =>
  consequenceOf(failure, currentPathname() === paths.home() && !hasJustReloaded());

/** Does what the catalogue says. @returns the error, to be thrown. */
export const actOn = (failure: Failure, error: ApiError, config: InternalAxiosRequestConfig | undefined): ApiError => {
  const consequence = consequenceHere(failure);
  // Whether there is a page without this answer, only its caller knows: see `pageLoadFailed`.
  if (consequence === 'passThrough' || consequence === 'refresh' || consequence === 'errorPage') return error;
  // Another page stands so far: the one that it belongs to asks again.
  if (config?.page !== undefined && config.page !== currentPathname()) return error;
  failureHandler().act(consequence, {
    error,
    page: errorPageOf(failure),
    wasMember: config !== undefined && bearerOf(config) !== undefined,
  });
  return error;
};

/** Puts the error page in the place of a page that cannot be without this answer, where the catalogue has one for it. */
export const pageLoadFailed = (thrown: unknown): void => {
  const { failure, error } = understand(thrown, 'repeated');
  const { cause } = error;
  // The body tells a proxy's 502 from an answer of another shape: both have become the same error.
  const code = isAxiosError(cause) && failure.status === 502 ? codeOfBody(cause.response?.data) : failure.code;
  if (consequenceHere({ ...failure, code }) === 'errorPage')
    failureHandler().act('errorPage', { error, page: errorPageOf(failure), wasMember: false });
};
