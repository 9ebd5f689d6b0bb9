import { endpoints, type BodyOf, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { send } from '@dongne/platform';
import { sendOrVerify } from '../common/send-or-verify';

/** Body of a sent approval. */
export type SentApproval = BodyOf<typeof endpoints.approvePrice>;

/** Sentence after an approval. */
export const approvedText = ({ items }: Pick<RequestOffer, 'items'>, { declinedItemIds }: SentApproval): string =>
  items.every(({ id }) => declinedItemIds.includes(id)) ? '세탁하지 않고 돌려 드릴게요' : '금액을 승인했어요';

/** Whether the current approval is the sent one: same version, same declined items, same total. */
export const isApprovedAs = ({ offer }: Pick<RequestDetail, 'offer'>, sent: SentApproval): boolean => {
  const approval = offer?.approval ?? null;
  if (offer === null || approval === null) return false;
  const [stands, wanted] = [new Set(approval.declinedItemIds), new Set(sent.declinedItemIds)];
  return (
    offer.version === sent.offerVersion &&
    approval.totalWon === sent.totalWon &&
    stands.size === wanted.size &&
    [...wanted].every((id) => stands.has(id))
  );
};

/**
 * Approves a price, also when the response is lost and the request shows the approval.
 * @returns the updated request.
 * @throws {ApiError} the refusal, or the network error when the request does not show the approval.
 */
export const approvePrice = (id: number, sent: SentApproval): Promise<RequestDetail> =>
  sendOrVerify({
    id,
    send: () => send(endpoints.approvePrice, { params: { id }, body: sent }),
    isDone: (request) => isApprovedAs(request, sent),
  });
