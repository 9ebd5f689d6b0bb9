import { endpoints, type ConsentAnswers } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Sends answers to terms and invalidates every query that shows them.
 * @returns an idempotent submit function and its pending state; a refusal shows a toast and does not call `onSaved`.
 */
export const useAnswerConsents = (onSaved: () => void) => {
  const queries = useQueryClient();
  return useOnce(async (answers: ConsentAnswers['answers']) => {
    try {
      const consents = await send(endpoints.answerConsents, { body: { answers } });
      queries.setQueryData(queryOf(endpoints.consents).queryKey, consents);
      popups.toast('답변을 저장했어요. 결과를 알림으로 보내 드렸어요.');
      onSaved();
      void refresh(queries, endpoints.alarm.path, endpoints.NOTIFICATIONS);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
};
