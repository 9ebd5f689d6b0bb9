import { piecesOf, stillOffered, type ShopDetail } from '@dongne/contract';
import { deviceMemory, draftField, forgetDraftsOfOthers, forgetOldDrafts, tabMemory } from '@dongne/platform';
import { valueOf } from '../form-draft/form-draft';
import { DRAFT_FIELDS, draftOf, type DraftField, type KeptRequest } from './draft-shape';

/** Whose draft for which shop: another member on this device must not find it. */
export interface OrderOwner {
  readonly userId: number;
  readonly laundryId: number;
}

/** Whose draft of which request's edit. */
export interface EditOwner {
  readonly userId: number;
  readonly applicationId: number;
}

export type DraftOwner = OrderOwner | EditOwner;

/** What of a shop decides whether a wish can still be shown. */
export type OfferOfShop = Pick<ShopDetail, 'canMend' | 'dailyLaundryPaidService' | 'prices'>;

const nameOf = (owner: DraftOwner, field: DraftField | 'at'): string =>
  draftField(owner.userId, 'laundryId' in owner ? `request/${owner.laundryId}` : `edit/${owner.applicationId}`, field);

/** Where earlier versions kept drafts whole, door code included. */
const FORMER = 'requestDraft:';

/** A switch that the shop does not show could not be turned off. Of a time that is gone the form itself says so. */
const stillPossible = (draft: KeptRequest, shop: OfferOfShop): KeptRequest => ({
  ...draft,
  laundryNumByUser: Math.max(draft.laundryNumByUser, piecesOf(draft.items)),
  items: stillOffered(draft.items, shop.prices),
  hasMend: draft.hasMend && shop.canMend,
  serviceCodes: draft.serviceCodes.filter((chosen) => shop.dailyLaundryPaidService.some(({ code }) => code === chosen)),
});

/** The draft of a member, whatever storage holds. What is old or somebody else's is forgotten on the way. */
export const readDraft = (owner: DraftOwner, shop: OfferOfShop, now: number): KeptRequest => {
  tabMemory.names(FORMER).forEach(tabMemory.forget);
  forgetDraftsOfOthers(owner.userId);
  forgetOldDrafts(now);
  const kept = Object.fromEntries(
    DRAFT_FIELDS.map((field) => [field, valueOf(deviceMemory.read(nameOf(owner, field)))]),
  );
  return stillPossible(draftOf(kept), shop);
};

/** Whether there is one: a logout, an order or another member in any tab has not removed it. */
export const hasDraft = (owner: DraftOwner): boolean => deviceMemory.read(nameOf(owner, 'at')) !== undefined;

/** Writes these fields and no others. */
export const writeDraft = (owner: DraftOwner, fields: Partial<KeptRequest>, now: number): void => {
  deviceMemory.keep(nameOf(owner, 'at'), String(now)); // first: fields without a date are nobody's
  for (const field of DRAFT_FIELDS)
    if (fields[field] !== undefined) deviceMemory.keep(nameOf(owner, field), JSON.stringify(fields[field]));
};

export const forgetDraft = (owner: DraftOwner): void => {
  for (const field of [...DRAFT_FIELDS, 'at'] as const) deviceMemory.forget(nameOf(owner, field));
};
