import { priceOfOffer } from '@dongne/contract';
import type { Transaction } from '#base';
import { findLaundry } from '#shops';
import type { requestItems, StoredTerms } from '#tables';
import { insertOffer } from './offer-repository';
import type { RequestRow } from '../requests/request-repository';

/** A piece or mend that a shop asks for. */
export type OfferedItem = Omit<typeof requestItems.$inferInsert, 'id' | 'requestId' | 'offerVersion' | 'declined'>;

/** What a shop asks, and until when it wants to be ready. */
export interface NewOffer {
  readonly items: readonly OfferedItem[];
  readonly dueDate: Date;
  readonly piecesNote: string | null;
  /** What tells a repetition from a correction; null where nobody repeats. */
  readonly contentHash: string | null;
  readonly hasMembershipDiscount: boolean;
}

/** The shop's terms of this moment. What was agreed while ordering, extras and fees, comes from the request. */
const termsNow = async (tx: Transaction, request: RequestRow, hasMembershipDiscount: boolean): Promise<StoredTerms> => {
  const laundry = await findLaundry(tx, request.laundryId);
  if (laundry === undefined) throw new Error('a request without its shop');
  const { isFreeDelivery: isFree, deliveryFeeWon: feeWon, freeFromWon } = laundry;
  const delivery = { isFree, feeWon, freeFromWon };
  return { services: request.paidServices, hasMembershipDiscount, delivery, noShowFeeWon: request.noShowFeeWon };
};

/**
 * Writes the next version of what a shop asks, frozen with the terms of this moment. Earlier versions and their items stay.
 *
 * @param request as `lockRequest` gave it in this transaction.
 * @returns what changes on the request with it.
 */
export const makeOffer = async (tx: Transaction, request: RequestRow, offer: NewOffer, madeAt: Date) => {
  const { items, dueDate, piecesNote, contentHash, hasMembershipDiscount } = offer;
  const version = (request.offerVersion ?? 0) + 1;
  const terms = await termsNow(tx, request, hasMembershipDiscount);
  // Ids come with the rows; the price of the whole does not ask for them.
  const { lines: priceLines, totalWon } = priceOfOffer({
    items: items.map(({ kind, priceWon }, id) => ({ id, kind, priceWon })),
    terms,
  });
  const row = { requestId: request.id, version, terms, priceLines, totalWon, dueDate, piecesNote, contentHash, madeAt };
  await insertOffer(tx, row, items);
  return { offerVersion: version, priceLines, totalWon, dueDate, hasMembershipDiscount, priceRemindersSent: 0 };
};
