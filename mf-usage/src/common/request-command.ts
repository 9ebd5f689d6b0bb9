import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered } from '@dongne/pages';
import { popups, queryOf, refresh, toApiError } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface RequestCommand<Input> {
  readonly id: number;
  /** One call of the API; it answers the request as it now is. */
  readonly send: (input: Input) => Promise<RequestDetail>;
  /** What a toast says when it was done. */
  readonly doneText: (input: Input) => string;
  /**
   * Called when it was done or refused, even if the button that started it is gone by then. Without an answer what was filled
   * in stays, to be sent again.
   */
  readonly onEnd?: () => void;
}

/**
 * Something the customer does to a request. What the server answers replaces what is shown; a refusal is said in a toast,
 * and the request is looked at again, because it may have moved meanwhile.
 */
export const useRequestCommand = <Input = void>({ id, send, doneText, onEnd }: RequestCommand<Input>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (request, input) => {
      popups.toast(doneText(input));
      queryClient.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, request);
    },
    onError: (thrown) => popups.toast(toApiError(thrown).sentence, { tone: 'error' }),
    onSettled: (_request, thrown) => {
      if (thrown === null || !isUnanswered(toApiError(thrown))) onEnd?.();
      void refresh(queryClient, endpoints.REQUESTS);
    },
  });
};
