import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered } from '@dongne/pages';
import { read, toApiError } from '@dongne/platform';

/** A command of a customer to one of their requests. */
interface SentCommand {
  readonly id: number;
  /** One call of the API; it answers the request as it now is. */
  readonly send: () => Promise<RequestDetail>;
  /** Whether a request shows that it was done as it was sent. */
  readonly isDone: (request: RequestDetail) => boolean;
}

/**
 * Sends a command. Without an answer the request is read: a command that it shows as done was done.
 *
 * @returns the request as it now is.
 * @throws {ApiError} the refusal, or the silence where nothing shows that it was done.
 */
export const sendOrFind = async ({ id, send, isDone }: SentCommand): Promise<RequestDetail> => {
  try {
    return await send();
  } catch (thrown) {
    if (!isUnanswered(toApiError(thrown))) throw thrown;
    const request = await read(endpoints.requestDetail, { id }).catch(() => undefined);
    if (request === undefined || !isDone(request)) throw thrown;
    return request;
  }
};
