import type { RequestDetail } from '@dongne/contract';
import { popups } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { RequestPage } from '../common/request-page';
import { DecidedOffer } from './decided-offer';
import { OfferForm } from './offer-form';
import { approvedText, isApprovedAs, type SentApproval } from './sent-approval';

/** `/usage/approve?id=`: the customer decides item by item what is done at which price. */
export const PriceApprovalPage = () => (
  <RequestPage>{(request) => <PriceApproval key={request.applicationId} request={request} />}</RequestPage>
);

const PriceApproval = ({ request }: { request: RequestDetail }) => {
  const { offer, allowedActions } = request;
  const isAsked = allowedActions.includes('approve');
  const [wasAsked] = useState(isAsked);
  const [sent, setSent] = useState<SentApproval>();
  const [isSending, setIsSending] = useState(false);
  // Kept here: the offer may be decided elsewhere while a question is typed.
  const [questionTexts, setQuestionTexts] = useState<Readonly<Record<string, string>>>({});
  // Detects an approval whose response was lost, after a reconnect or the next change of the request.
  const isOwn = !isSending && sent !== undefined && isApprovedAs(request, sent);
  const foundText = isOwn && offer !== null ? approvedText(offer, sent) : undefined;
  useEffect(() => {
    if (foundText !== undefined) popups.toast(foundText);
  }, [foundText]);

  const handleSend = (pressed: SentApproval): void => {
    setSent(pressed);
    setIsSending(true);
  };
  // While sending, the request may already be approved on the server.
  if (offer !== null && (isAsked || isSending))
    return (
      <OfferForm
        request={request}
        offer={offer}
        questionTexts={questionTexts}
        onQuestionText={(itemName, text) => setQuestionTexts((texts) => ({ ...texts, [itemName]: text }))}
        onSend={handleSend}
        onSent={() => setIsSending(false)}
      />
    );
  return (
    <DecidedOffer
      request={request}
      wasOpen={wasAsked && !isOwn}
      unsent={Object.values(questionTexts).filter((text) => text.trim() !== '')}
    />
  );
};
