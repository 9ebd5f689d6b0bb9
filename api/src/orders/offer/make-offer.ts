import { priceOfOffer } from '@dongne/contract';
import type { Transaction } from '#base';
import { findLaundry } from '#shops';
import type { requestItems, StoredTerms } from '#tables';
import type { RequestRow } from '../order';
import { insertOffer } from './offer-repository';

/** A piece or mend in an offer. */
export type OfferedItem = Omit<typeof requestItems.$inferInsert, 'id' | 'requestId' | 'offerVersion' | 'declined'>;

/** Content of an offer, and the shop's due date. */
export interface NewOffer {
  readonly items: readonly OfferedItem[];
  readonly dueDate: Date;
  readonly piecesNote: string | null;
  /** Distinguishes a repetition from a correction; null without repetitions. */
  readonly contentHash: string | null;
  readonly hasMembershipDiscount: boolean;
}

/** The shop's present terms. Extras and fees fixed while ordering come from the request. */
const termsNow = async (tx: Transaction, request: RequestRow, hasMembershipDiscount: boolean): Promise<StoredTerms> => {
  const laundry = await findLaundry(tx, request.laundryId);
  if (laundry === undefined) throw new Error('a request without its shop');
  const { isFreeDelivery: isFree, deliveryFeeWon: feeWon, freeFromWon } = laundry;
  const delivery = { isFree, feeWon, freeFromWon };
  return { services: request.paidServices, hasMembershipDiscount, delivery, noShowFeeWon: request.noShowFeeWon };
};

/**
 * Writes the next version of an offer, frozen with the present terms. Earlier versions and their items stay.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @returns the resulting changes of the request.
 */
export const makeOffer = async (tx: Transaction, request: RequestRow, offer: NewOffer, madeAt: Date) => {
  const { items, dueDate, piecesNote, contentHash, hasMembershipDiscount } = offer;
  const version = (request.offerVersion ?? 0) + 1;
  const terms = await termsNow(tx, request, hasMembershipDiscount);
  // The rows have no ids yet; the price of the whole does not need them.
  const { lines: priceLines, totalWon } = priceOfOffer({
    items: items.map(({ kind, priceWon }, id) => ({ id, kind, priceWon })),
    terms,
  });
  const row = { requestId: request.id, version, terms, priceLines, totalWon, dueDate, piecesNote, contentHash, madeAt };
  await insertOffer(tx, row, items);
  return { offerVersion: version, priceLines, totalWon, dueDate, hasMembershipDiscount, priceRemindersSent: 0 };
};
