import { endpoints, type MembershipInfo, type PaymentCard } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { ErrorState, PageBody, Skeleton, SkeletonGroup, Stack } from '@dongne/ui';
import { firstMembershipOf } from '../membership/first-membership';
import { ApplyForm } from './apply-form';
import { AlreadyMember, Confirming } from './apply-states';

/** Polling interval of a pending payment, in ms. */
const ASK_AGAIN_MS = 3_000;

/** 매일새옷 멤버십: amount due today, next payment, card and one button; or why there is no button. */
export function ApplyPage() {
  const membership = useRemote(
    endpoints.membership,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.userMembershipInfo[0]?.membershipStatus === 'Joining' ? ASK_AGAIN_MS : false,
      select: firstMembershipOf,
    },
  );
  const card = useRemote(endpoints.paymentCard);
  if (membership.state === 'failed') return <Failed sentence={membership.error.sentence} onRetry={membership.retry} />;
  if (card.state === 'failed') return <Failed sentence={card.error.sentence} onRetry={card.retry} />;
  if (membership.state === 'loading' || card.state === 'loading') return <ApplySkeleton />;
  return <Apply membership={membership.value} card={card.value} />;
}

function Apply({ membership, card }: { readonly membership: MembershipInfo; readonly card: PaymentCard | null }) {
  if (membership.hasMembership) return <AlreadyMember membership={membership} />;
  if (membership.membershipStatus === 'Joining') return <Confirming />;
  return <ApplyForm card={card} membership={membership} />;
}

const Failed = ({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) => (
  <PageBody>
    <ErrorState message="멤버십을 불러오지 못했어요" text={sentence} onRetry={onRetry} />
  </PageBody>
);

const ApplySkeleton = () => (
  <PageBody>
    <SkeletonGroup label="멤버십을 불러오는 중이에요">
      <Stack $gap={6}>
        <Skeleton height="196px" />
        <Skeleton height="88px" />
        <Skeleton height="120px" />
      </Stack>
    </SkeletonGroup>
  </PageBody>
);
