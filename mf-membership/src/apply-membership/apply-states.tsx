import { formatFullDay, type MembershipInfo } from '@dongne/contract';
import { laundryPaths, membershipPaths } from '@dongne/contract/paths';
import { Button, EmptyState, FixedActions, PageBody, Spinner } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Pending state without a provider response: no second payment, and the page polls. */
export const Confirming = () => (
  <PageBody>
    <div role="status">
      <EmptyState
        picture={<Spinner />}
        title="결제를 확인하고 있어요"
        text={
          '카드사의 답을 기다리고 있어요. 다시 결제되지 않아요.\n결제가 확인되면 멤버십이 바로 시작되고, 알림으로도 알려 드려요.'
        }
      />
    </div>
    <FixedActions>
      <Button as={Link} to={membershipPaths.home()} tone="ghost" fullWidth>
        나중에 확인하기
      </Button>
    </FixedActions>
  </PageBody>
);

const textOf = ({ nextPayment, paidUntil }: MembershipInfo): string => {
  if (nextPayment !== null) return `다음 결제일은 ${formatFullDay(nextPayment)}이에요.`;
  return paidUntil === null ? '' : `할인은 ${formatFullDay(paidUntil)}까지 받을 수 있어요.`;
};

/** State of a member who has joined already: links to the membership and its benefits. */
export const AlreadyMember = ({ membership }: { readonly membership: MembershipInfo }) => (
  <PageBody>
    <EmptyState title="멤버십을 이용하고 있어요" text={textOf(membership)} />
    <FixedActions>
      <Button as={Link} to={membershipPaths.home()} tone="secondary">
        내 멤버십 보기
      </Button>
      <Button as={Link} to={`${laundryPaths.list()}?isMembershipService=1`}>
        제휴 세탁소 보기
      </Button>
    </FixedActions>
  </PageBody>
);
