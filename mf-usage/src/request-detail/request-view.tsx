import type { RequestDetail } from '@dongne/contract';
import { Divider, PageBody } from '@dongne/ui';
import { OtherShops, wantsOtherShops } from '../other-shops/other-shops';
import { isUnpaid } from '../payment/payment-copy';
import { RequestPayment } from '../payment/request-payment';
import { NoShowNews } from './no-show-news';
import { RequestActions } from './request-actions';
import { RequestAgreement } from './request-agreement';
import { RequestContact } from './request-contact';
import { RequestFacts } from './request-facts';
import { RequestHeadline } from './request-headline';
import { RequestItems } from './request-items';
import { RequestTimeline } from './request-timeline';

/** One request, from where it is now to how it came there. */
export const RequestView = ({ request }: { request: RequestDetail }) => (
  <PageBody>
    <RequestHeadline request={request} />
    {isUnpaid(request.payment.status) && <UnpaidFirst request={request} />}
    <RequestAgreement request={request} />
    <NoShowNews request={request} />
    {wantsOtherShops(request) && <OtherShops request={request} />}
    <RequestContact request={request} />
    <Divider $thick />
    <RequestFacts request={request} />
    <Divider $thick />
    <RequestItems request={request} />
    {!isUnpaid(request.payment.status) && (
      <>
        <Divider $thick />
        <RequestPayment request={request} />
      </>
    )}
    <Divider $thick />
    <RequestTimeline request={request} />
    <RequestActions request={request} />
  </PageBody>
);

/** What was not paid stands where it is read first. */
const UnpaidFirst = ({ request }: { request: RequestDetail }) => (
  <>
    <Divider $thick />
    <RequestPayment request={request} />
    <Divider $thick />
  </>
);
