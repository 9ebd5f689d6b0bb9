import type { RequestDetail } from '@dongne/contract';
import { Divider, PageBody } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { OtherShops, wantsOtherShops } from '../other-shops/other-shops';
import { isUnpaid } from '../payment/payment-copy';
import { RequestPayment } from '../payment/request-payment';
import { NoShowLink } from './no-show-link';
import { RequestActions } from './request-actions';
import { RequestAgreement } from './request-agreement';
import { hasClaims, RequestClaims } from './request-claims';
import { RequestContact } from './request-contact';
import { RequestFacts } from './request-facts';
import { RequestHeadline } from './request-headline';
import { RequestItems } from './request-items';
import { RequestTimeline } from './request-timeline';

/** One request, from its current state to its timeline. */
export const RequestView = ({ request }: { request: RequestDetail }) => {
  const isPaymentFirst = useIsPaymentFirst(request);
  return (
    <PageBody>
      <RequestHeadline request={request} />
      {isPaymentFirst && <PaymentFirst request={request} />}
      <RequestAgreement request={request} />
      <NoShowLink request={request} />
      {wantsOtherShops(request) && <OtherShops request={request} />}
      <RequestContact request={request} />
      <Divider $thick />
      <RequestFacts request={request} />
      <Divider $thick />
      <RequestItems request={request} />
      {!isPaymentFirst && (
        <>
          <Divider $thick />
          <RequestPayment request={request} />
        </>
      )}
      {hasClaims(request) && (
        <>
          <Divider $thick />
          <RequestClaims request={request} />
        </>
      )}
      <Divider $thick />
      <RequestTimeline request={request} />
      <RequestActions request={request} />
    </PageBody>
  );
};

/**
 * Whether an unpaid payment is shown first. It stays first when paid while the page is open, to avoid a layout shift.
 */
const useIsPaymentFirst = ({ payment: { status } }: RequestDetail): boolean => {
  const [wasUnpaid, setWasUnpaid] = useState(isUnpaid(status));
  if (isUnpaid(status) && !wasUnpaid) setWasUnpaid(true);
  return wasUnpaid || isUnpaid(status);
};

const PaymentFirst = ({ request }: { request: RequestDetail }) => (
  <>
    <Divider $thick />
    <RequestPayment request={request} />
    <Below>
      <Divider $thick />
    </Below>
  </>
);

/** Resets the spacing between sections. */
const Below = styled.div`
  padding-bottom: ${({ theme }) => theme.space[6]};
`;
