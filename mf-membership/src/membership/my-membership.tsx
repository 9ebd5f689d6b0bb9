import { endpoints } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { ErrorState, Skeleton, SkeletonGroup } from '@dongne/ui';
import { firstMembershipOf } from './first-membership';
import { MembershipOffer } from './membership-offer';
import { MembershipState } from './membership-state';

/** Running membership of a member, or the offer. */
export function MyMembership() {
  const membership = useRemote(endpoints.membership, {}, { select: firstMembershipOf });
  switch (membership.state) {
    case 'loading':
      return (
        <SkeletonGroup label="멤버십을 불러오는 중이에요">
          {/* Height of the offer and about that of a running membership, to avoid a layout shift. */}
          <Skeleton height="340px" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <ErrorState message="데이터를 불러오지 못했어요" text={membership.error.sentence} onRetry={membership.retry} />
      );
    case 'ready':
      return membership.value.hasMembership ? (
        <MembershipState membership={membership.value} />
      ) : (
        <MembershipOffer
          hasEnded={membership.value.membershipStatus === 'Ended'}
          isJoining={membership.value.membershipStatus === 'Joining'}
          firstRenewal={membership.value.firstRenewal}
        />
      );
  }
}
