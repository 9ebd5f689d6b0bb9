import { endpoints, type MembershipAnswer } from '@dongne/contract';
import { membershipPaths } from '@dongne/contract/paths';
import { isUnanswered, useOutcome, useServerForm } from '@dongne/pages';
import { popups, queryOf, read, send } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useRefreshMembership } from '../common/use-refresh-membership';
import { firstMembershipOf } from '../membership/first-membership';

const SCHEMA = v.object({
  agreeTerm: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, '안내를 확인하고 동의해 주세요.'),
  ),
});

/** Form that joins. Idempotent: the server knows a running membership after a repeated or lost request. */
export const useApply = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refreshMembership = useRefreshMembership();
  // Reads the result after a missing response instead of guessing it.
  const outcome = useOutcome(async () => {
    queries.setQueryData(queryOf(endpoints.membership).queryKey, await read(endpoints.membership));
    void refreshMembership();
  });
  const form = useServerForm({
    defaultValues: { agreeTerm: false },
    schema: SCHEMA,
    fieldOfWire: { agreeTerm: 'agreeTerm' },
    send: (body) => send(endpoints.joinMembership, { body }),
    onDone: async (answer: MembershipAnswer) => {
      outcome.settle();
      await refreshMembership();
      // The page itself shows the pending payment.
      if (!firstMembershipOf(answer).hasMembership) return;
      popups.toast('멤버십이 시작됐어요');
      await navigate(membershipPaths.home(), { replace: true });
    },
    placeOf: (error) => {
      if (isUnanswered(error)) outcome.find();
      else {
        outcome.settle();
        void refreshMembership();
      }
      return undefined;
    },
  });
  return { ...form, isUnknown: outcome.isUnknown };
};
