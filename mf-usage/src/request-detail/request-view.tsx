import type { RequestDetail } from '@dongne/contract';
import { Divider, PageBody } from '@dongne/ui';
import { useState, type ReactNode } from 'react';
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
  // Time and place matter until the collection, items and amounts from then on.
  const isFactsFirst = request.originalStatus === 'Requested';
  return (
    <PageBody>
      <RequestHeadline request={request} />
      <RequestAgreement request={request} />
      <NoShowLink request={request} />
      {wantsOtherShops(request) && <OtherShops request={request} />}
      {isPaymentFirst && (
        <Part>
          <RequestPayment request={request} />
        </Part>
      )}
      {isFactsFirst && (
        <Part>
          <RequestFacts request={request} />
        </Part>
      )}
      <Part>
        <RequestItems request={request} />
      </Part>
      {!isPaymentFirst && (
        <Part>
          <RequestPayment request={request} />
        </Part>
      )}
      {hasClaims(request) && (
        <Part>
          <RequestClaims request={request} />
        </Part>
      )}
      {!isFactsFirst && (
        <Part>
          <RequestFacts request={request} />
        </Part>
      )}
      <Part>
        <RequestContact request={request} />
      </Part>
      <Part>
        <RequestTimeline request={request} />
      </Part>
      <RequestActions request={request} />
    </PageBody>
  );
};

/** Section below a line that separates it from the one before. */
const Part = ({ children }: { children: ReactNode }) => (
  <>
    <Divider $thick />
    {children}
  </>
);

/**
 * Whether an unpaid payment is shown first. It stays first when paid while the page is open, to avoid a layout shift.
 */
const useIsPaymentFirst = ({ payment: { status } }: RequestDetail): boolean => {
  const [wasUnpaid, setWasUnpaid] = useState(isUnpaid(status));
  if (isUnpaid(status) && !wasUnpaid) setWasUnpaid(true);
  return wasUnpaid || isUnpaid(status);
};
