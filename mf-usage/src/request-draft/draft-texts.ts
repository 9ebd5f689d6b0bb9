import { piecesOf, stillOffered, type ShopDetail } from '@dongne/contract';
import { deviceMemory, draftField, forgetDraftsOfOthers, forgetOldDrafts, tabMemory } from '@dongne/platform';
import { valueOf } from '../form-draft/form-draft';
import { DRAFT_FIELDS, draftOf, type DraftField, type StoredRequest } from './draft-shape';

/** Owner and shop of a draft: another member on this device must not find it. */
export interface OrderOwner {
  readonly userId: number;
  readonly laundryId: number;
}

/** Owner and request of an edit's draft. */
export interface EditOwner {
  readonly userId: number;
  readonly applicationId: number;
}

export type DraftOwner = OrderOwner | EditOwner;

/** Offer of a shop that decides whether a wish can still be shown. */
export type OfferOfShop = Pick<ShopDetail, 'canMend' | 'dailyLaundryPaidService' | 'prices'>;

const nameOf = (owner: DraftOwner, field: DraftField | 'at'): string =>
  draftField(owner.userId, 'laundryId' in owner ? `request/${owner.laundryId}` : `edit/${owner.applicationId}`, field);

/** Key of earlier versions, which stored whole drafts including the door code. */
const FORMER = 'requestDraft:';

/**
 * Drops wishes whose switch the shop no longer shows, since they could not be turned off. The form handles an expired
 * slot.
 */
const stillPossible = (draft: StoredRequest, shop: OfferOfShop): StoredRequest => ({
  ...draft,
  laundryNumByUser: Math.max(draft.laundryNumByUser, piecesOf(draft.items)),
  items: stillOffered(draft.items, shop.prices),
  hasMend: draft.hasMend && shop.canMend,
  serviceCodes: draft.serviceCodes.filter((chosen) => shop.dailyLaundryPaidService.some(({ code }) => code === chosen)),
});

/** Deletes expired drafts, those of other members, and those of earlier versions. */
export const forgetOtherDrafts = (owner: DraftOwner, now: number): void => {
  tabMemory.names(FORMER).forEach(tabMemory.forget);
  forgetDraftsOfOthers(owner.userId);
  forgetOldDrafts(now);
};

/** Draft of a member. */
export const readDraft = (owner: DraftOwner, shop: OfferOfShop): StoredRequest => {
  const stored = Object.fromEntries(
    DRAFT_FIELDS.map((field) => [field, valueOf(deviceMemory.read(nameOf(owner, field)))]),
  );
  return stillPossible(draftOf(stored), shop);
};

/** 요청사항 of a draft; empty without one. */
export const noteOfDraft = (owner: DraftOwner): string =>
  hasDraft(owner) ? draftOf({ etc: valueOf(deviceMemory.read(nameOf(owner, 'etc'))) }).etc : '';

/** Whether the draft exists: no logout, order or other member in any tab has deleted it. */
export const hasDraft = (owner: DraftOwner): boolean => deviceMemory.read(nameOf(owner, 'at')) !== undefined;

/** Writes only these fields. */
export const writeDraft = (owner: DraftOwner, fields: Partial<StoredRequest>, now: number): void => {
  deviceMemory.keep(nameOf(owner, 'at'), String(now)); // Writes the date first: fields without a date count as abandoned.
  for (const field of DRAFT_FIELDS)
    if (fields[field] !== undefined) deviceMemory.keep(nameOf(owner, field), JSON.stringify(fields[field]));
};

export const forgetDraft = (owner: DraftOwner): void => {
  for (const field of [...DRAFT_FIELDS, 'at'] as const) deviceMemory.forget(nameOf(owner, field));
};
