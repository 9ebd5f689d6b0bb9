import { endpoints, formatWon, MEMBERSHIP, type MembershipInfo } from '@dongne/contract';
import { membershipPaths, payMethodPaths } from '@dongne/contract/paths';
import { useOnce } from '@dongne/pages';
import { popups, send, toApiError } from '@dongne/platform';
import { Button, Notice, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { useRefreshMembership } from '../common/use-refresh-membership';

/** Actions for a membership with a problem: another card, or a revoked cancellation. */
export function MembershipHelp({ membership }: { readonly membership: MembershipInfo }) {
  const { membershipStatus, failMsg } = membership;
  if (membershipStatus === 'Failing') return <Failing failMsg={failMsg} />;
  return membershipStatus === 'Leaving' ? <Stay /> : null;
}

/** Joins again, which pays only what is due. */
const useGoOn = (doneText: string) => {
  const refreshMembership = useRefreshMembership();
  return useOnce(async () => {
    try {
      const { userMembershipInfo } = await send(endpoints.joinMembership, { body: { agreeTerm: true } });
      const isRunning = userMembershipInfo[0]?.membershipStatus === 'Active';
      popups.toast(isRunning ? doneText : '결제를 확인하고 있어요');
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
    await refreshMembership();
  });
};

function Failing({ failMsg }: { readonly failMsg: string | null }) {
  const [pay, isPaying] = useGoOn('멤버십을 결제했어요');
  return (
    <Stack $gap={3}>
      <Notice tone="warning">
        이번 달 {formatWon(MEMBERSHIP.monthlyWon)}을 결제하지 못했어요. {failMsg}
        <br />
        할인은 그대로 받을 수 있고, 매일 한 번씩 다시 결제할게요.
      </Notice>
      <Button as={Link} to={payMethodPaths.card(membershipPaths.home())} size="medium" fullWidth>
        카드 변경
      </Button>
      <Button size="medium" tone="secondary" fullWidth pending={isPaying} onClick={() => void pay()}>
        지금 이 카드로 결제하기
      </Button>
    </Stack>
  );
}

function Stay() {
  const [stay, isStaying] = useGoOn('멤버십을 계속 이용해요');
  return (
    <Button size="medium" tone="secondary" fullWidth pending={isStaying} onClick={() => void stay()}>
      해지 취소하기
    </Button>
  );
}
