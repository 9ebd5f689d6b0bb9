import { ApiError } from '../http/api-error';

/** What a call fails with. @throws when it does not, or with something else. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error('The call was expected to fail with an ApiError');
  return thrown;
};
