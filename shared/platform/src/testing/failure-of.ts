import { ApiError } from '../http/api-error';

/** Returns the error of a failing call. @throws when it succeeds, or fails with something else. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error('The call was expected to fail with an ApiError');
  return thrown;
};
