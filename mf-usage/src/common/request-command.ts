import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered } from '@dongne/pages';
import { popups, queryOf, refresh, toApiError } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface RequestCommand<Input> {
  readonly id: number;
  /** One call of the API; it returns the updated request. */
  readonly send: (input: Input) => Promise<RequestDetail>;
  /** Toast after success. */
  readonly doneText: (input: Input) => string;
  /**
   * Runs after success or refusal, even when the button has unmounted. It does not run without a response, so that
   * the input can be sent again.
   */
  readonly onEnd?: () => void;
}

/**
 * Command of the customer on a request. The response replaces the cached request; a refusal shows a toast and refetches
 * the request, because its status may have changed.
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
