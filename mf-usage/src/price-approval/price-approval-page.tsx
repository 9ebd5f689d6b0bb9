import type { RequestDetail } from '@dongne/contract';
import { popups } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { RequestPage } from '../common/request-page';
import { DecidedOffer } from './decided-offer';
import { OfferForm } from './offer-form';
import { approvedText, isApprovedAs, type SentApproval } from './sent-approval';

/** `/usage/approve?id=`: the promise of this product. Item by item, the customer says what is done at which price. */
export const PriceApprovalPage = () => (
  <RequestPage>{(request) => <PriceApproval key={request.applicationId} request={request} />}</RequestPage>
);

const PriceApproval = ({ request }: { request: RequestDetail }) => {
  const { offer, allowedActions } = request;
  const isAsked = allowedActions.includes('approve');
  const [wasAsked] = useState(isAsked);
  const [sent, setSent] = useState<SentApproval>();
  const [isSending, setIsSending] = useState(false);
  // An approval whose answer was lost is found later: with the return of the network, or with the next news of the request.
  const isOwn = !isSending && sent !== undefined && isApprovedAs(request, sent);
  const foundText = isOwn && offer !== null ? approvedText(offer, sent) : undefined;
  useEffect(() => {
    if (foundText !== undefined) popups.toast(foundText);
  }, [foundText]);

  const handleSend = (pressed: SentApproval): void => {
    setSent(pressed);
    setIsSending(true);
  };
  // While the own answer is on its way the request may be seen as approved already.
  if (offer !== null && (isAsked || isSending))
    return <OfferForm request={request} offer={offer} onSend={handleSend} onSent={() => setIsSending(false)} />;
  return <DecidedOffer request={request} wasOpen={wasAsked && !isOwn} />;
};
