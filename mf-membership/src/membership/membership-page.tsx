import { sessionAtom } from '@dongne/platform';
import { PageBody } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { MembershipBenefits } from './membership-benefits';
import { MembershipComparison } from './membership-comparison';
import { MembershipOffer } from './membership-offer';
import { MyMembership } from './my-membership';

/** Membership of a member, or the offer, with the benefits below. */
export function MembershipPage() {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return (
    <PageBody>
      {isMember ? <MyMembership /> : <MembershipOffer />}
      <MembershipBenefits />
      <MembershipComparison />
    </PageBody>
  );
}
