import { endpoints, type MembershipEnd } from '@dongne/contract';
import { membershipPaths } from '@dongne/contract/paths';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, send, toApiError, useRemote } from '@dongne/platform';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FixedActions,
  KeyValueList,
  PageBody,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useRefreshMembership } from '../common/use-refresh-membership';
import { firstMembershipOf } from '../membership/first-membership';
import { headlineOf, questionOf, refundReasonOf, rowsOf } from './leave-rules';

/** 멤버십 해지: end, refund and one confirmation. */
export function LeavePage() {
  const membership = useRemote(endpoints.membership, {}, { select: firstMembershipOf });
  if (membership.state === 'loading') return <LeaveSkeleton />;
  if (membership.state === 'failed')
    return (
      <PageBody>
        <ErrorState message="멤버십을 불러오지 못했어요" text={membership.error.sentence} onRetry={membership.retry} />
      </PageBody>
    );
  const { hasMembership, membershipStatus } = membership.value;
  if (membershipStatus === 'Joining') return <Nothing title="가입 결제를 확인하고 있어요" />;
  if (!hasMembership) return <Nothing title="이용 중인 멤버십이 없어요" />;
  return membershipStatus === 'Leaving' ? <Nothing title="이미 해지를 예약했어요" /> : <Leaving />;
}

const Nothing = ({ title }: { readonly title: string }) => (
  <PageBody>
    <EmptyState
      title={title}
      action={
        <Button as={Link} to={membershipPaths.home()} size="medium" tone="secondary">
          멤버십 보기
        </Button>
      }
    />
  </PageBody>
);

const LeaveSkeleton = () => (
  <PageBody>
    <SkeletonGroup label="해지 조건을 불러오는 중이에요">
      <Skeleton height="240px" />
    </SkeletonGroup>
  </PageBody>
);

function Leaving() {
  // Never cached: the agreed terms must be current.
  const end = useRemote(endpoints.membershipEnd, {}, { staleTime: 0, gcTime: 0 });
  switch (end.state) {
    case 'loading':
      return <LeaveSkeleton />;
    case 'failed':
      return (
        <PageBody>
          <ErrorState message="해지 조건을 불러오지 못했어요" text={end.error.sentence} onRetry={end.retry} />
        </PageBody>
      );
    case 'ready':
      return <Terms end={end.value} />;
  }
}

const useLeave = (end: MembershipEnd) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refreshMembership = useRefreshMembership();
  return useOnce(async () => {
    const answer = await popups.confirm({
      title: '멤버십을 해지할까요?',
      message: questionOf(end),
      confirmLabel: '해지하기',
      cancelLabel: '계속 이용하기',
    });
    if (answer !== 'Y') return;
    try {
      await send(endpoints.leaveMembership, { body: { refundWon: end.refundWon } });
      popups.toast(end.isAtOnce ? '멤버십이 끝났어요' : '해지를 예약했어요');
      await navigate(end.refundWon > 0 ? membershipPaths.payments() : membershipPaths.home(), { replace: true });
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
      void queries.invalidateQueries(queryOf(endpoints.membershipEnd));
    }
    await refreshMembership();
  });
};

function Terms({ end }: { readonly end: MembershipEnd }) {
  const [leave, isLeaving] = useLeave(end);
  return (
    <PageBody>
      <Stack $gap={5}>
        <Text as="h2" $type="title2">
          {headlineOf(end)}
        </Text>
        <Card tone="sunken">
          <Stack $gap={4}>
            <KeyValueList rows={rowsOf(end)} />
            <Text as="p" $type="caption" $color="secondary">
              {refundReasonOf(end)}
            </Text>
          </Stack>
        </Card>
        <Text as="p" $type="label" $color="secondary">
          {end.isAtOnce
            ? '언제든 다시 시작할 수 있어요.'
            : '그때까지는 언제든 해지를 취소할 수 있어요. 취소해도 바로 결제되지 않고, 다음 결제일부터 다시 결제돼요.'}
        </Text>
      </Stack>
      <FixedActions>
        <Button as={Link} to={membershipPaths.home()} tone="secondary">
          계속 이용하기
        </Button>
        <Button tone="ghost" pending={isLeaving} onClick={() => void leave()}>
          해지하기
        </Button>
      </FixedActions>
    </PageBody>
  );
}
