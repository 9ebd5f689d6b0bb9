import { endpoints, type MembershipAnswer } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { popups, send } from '@dongne/platform';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useRefreshMembership } from '../common/use-refresh-membership';
import { firstMembershipOf } from '../membership/first-membership';
import { membershipPaths } from '../paths';

const SCHEMA = v.object({
  agreeTerm: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, '안내를 확인하고 동의해 주세요.'),
  ),
});

/** The form that joins. Pressed twice or sent again after silence it pays once: the server knows what runs already. */
export const useApply = () => {
  const navigate = useNavigate();
  const refreshMembership = useRefreshMembership();
  return useServerForm({
    defaultValues: { agreeTerm: false },
    schema: SCHEMA,
    fieldOfWire: { agreeTerm: 'agreeTerm' },
    send: (body) => send(endpoints.joinMembership, { body }),
    onDone: async (answer: MembershipAnswer) => {
      await refreshMembership();
      // The page itself says that the payment is being looked at.
      if (!firstMembershipOf(answer).hasMembership) return;
      popups.toast('멤버십이 시작됐어요');
      await navigate(membershipPaths.home(), { replace: true });
    },
    placeOf: () => {
      // Also after silence: whether it has worked is read, never guessed.
      void refreshMembership();
      return undefined;
    },
  });
};
