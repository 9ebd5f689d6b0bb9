import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered } from '@dongne/pages';
import { read, toApiError } from '@dongne/platform';

/** Command of a customer on one of their requests. */
interface SentCommand {
  readonly id: number;
  /** One call of the API; it returns the updated request. */
  readonly send: () => Promise<RequestDetail>;
  /** Whether a request shows that the command was executed as sent. */
  readonly isDone: (request: RequestDetail) => boolean;
}

/**
 * Sends a command. Without a response it reads the request to find out whether the command was executed.
 * @returns the updated request.
 * @throws {ApiError} the refusal, or the network error when the request does not show the command.
 */
export const sendOrVerify = async ({ id, send, isDone }: SentCommand): Promise<RequestDetail> => {
  try {
    return await send();
  } catch (thrown) {
    if (!isUnanswered(toApiError(thrown))) throw thrown;
    const request = await read(endpoints.requestDetail, { id }).catch(() => undefined);
    if (request === undefined || !isDone(request)) throw thrown;
    return request;
  }
};
