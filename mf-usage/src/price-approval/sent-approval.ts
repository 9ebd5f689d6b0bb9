import { endpoints, type BodyOf, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { send } from '@dongne/platform';
import { sendOrFind } from '../common/send-or-find';

/** An approval as it was sent. */
export type SentApproval = BodyOf<typeof endpoints.approvePrice>;

/** Sentence for an approval that was made. */
export const approvedText = ({ items }: Pick<RequestOffer, 'items'>, { declinedItemIds }: SentApproval): string =>
  items.every(({ id }) => declinedItemIds.includes(id)) ? '세탁하지 않고 돌려 드릴게요' : '금액을 승인했어요';

/** Whether the approval that stands is the one that was sent: same version, same items left out, same total. */
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
 * Agrees to a price, also where the answer is lost and the request shows the approval.
 *
 * @returns the request as it now is.
 * @throws {ApiError} the refusal, or the silence where nothing shows that it was done.
 */
export const approvePrice = (id: number, sent: SentApproval): Promise<RequestDetail> =>
  sendOrFind({
    id,
    send: () => send(endpoints.approvePrice, { params: { id }, body: sent }),
    isDone: (request) => isApprovedAs(request, sent),
  });
