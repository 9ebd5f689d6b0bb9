import { endpoints, type BodyOf, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { isUnanswered } from '@dongne/pages';
import { read, send, toApiError } from '@dongne/platform';

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
 * Agrees to a price. Without an answer the request is read: what stands as it was sent was done.
 *
 * @returns the request as it now is.
 * @throws {ApiError} the refusal, or the silence where nothing tells that it was done.
 */
export const approvePrice = async (id: number, sent: SentApproval): Promise<RequestDetail> => {
  try {
    return await send(endpoints.approvePrice, { params: { id }, body: sent });
  } catch (thrown) {
    if (!isUnanswered(toApiError(thrown))) throw thrown;
    const request = await read(endpoints.requestDetail, { id }).catch(() => undefined);
    if (request === undefined || !isApprovedAs(request, sent)) throw thrown;
    return request;
  }
};
