import type { RequestDetail } from '@dongne/contract';
import { useState } from 'react';
import { RequestPage } from '../common/request-page';
import { DecidedOffer } from './decided-offer';
import { OfferForm } from './offer-form';

/** `/usage/approve?id=`: the promise of this product. Item by item, the customer says what is done at which price. */
export const PriceApprovalPage = () => (
  <RequestPage>{(request) => <PriceApproval key={request.applicationId} request={request} />}</RequestPage>
);

const PriceApproval = ({ request }: { request: RequestDetail }) => {
  const { offer, allowedActions } = request;
  const isAsked = allowedActions.includes('approve');
  const [wasAsked] = useState(isAsked);
  const [isSending, setIsSending] = useState(false);
  // While the own answer is on its way the request may be seen as approved already.
  if (offer !== null && (isAsked || isSending))
    return <OfferForm request={request} offer={offer} onSending={setIsSending} />;
  return <DecidedOffer request={request} wasOpen={wasAsked} />;
};
