import type { RequestDetail, ShopDetail } from '@dongne/contract';
import type { Draft } from '../request-draft/use-request-draft';
import type { EditValues } from '../request-form/edit-values';
import { wishesOf } from '../request-form/laundry-wishes';

type Offer = Pick<ShopDetail, 'prices' | 'canMend'>;

/** Initial values of an edit. */
export const editOf = (request: RequestDetail, shop: Offer): EditValues => ({
  ...wishesOf(request, shop),
  collectionTime: request.collectionTime,
});

/** Serialized editable part of a request: a draft with another text belongs to another version. */
export const versionOf = (request: RequestDetail): string =>
  JSON.stringify([
    request.collectionTime,
    request.laundryNumByUser,
    request.announcedItems,
    request.hasPremium,
    request.hasStain,
    request.stain.map(({ id }) => id),
    request.mend.map(({ id }) => id),
    request.dailyLaundryPaidService.map(({ code }) => code),
    request.etc,
    request.advanceLimitWon,
    request.washingPreferences,
    request.valuables,
  ]);

/** Relation of a draft to the current request. */
export const standOf = ({ begunFrom }: Draft, request: RequestDetail): 'none' | 'same' | 'older' => {
  if (begunFrom === '') return 'none';
  return begunFrom === versionOf(request) ? 'same' : 'older';
};

/**
 * Draft applied to the current request: drops mends deleted elsewhere, and replaces a slot that can no longer be booked
 * with the request's own.
 */
export const draftedEdit = ({ values }: Draft, request: RequestDetail, shop: Offer): EditValues => {
  const now = editOf(request, shop);
  const isDrafted = (mend: { readonly id: number }) => values.keptMends.some(({ id }) => id === mend.id);
  const keptMends = now.keptMends.filter(isDrafted);
  const { laundryNumByUser, items, hasPremium, hasStain, stains, garments, mending, serviceCodes, etc } = values;
  return {
    ...{ laundryNumByUser, items, hasPremium, hasStain, stains, garments, mending, serviceCodes, etc, keptMends },
    // A shop that stopped mending still finishes accepted mends: a draft must not drop them silently.
    hasMend: values.hasMend || (!shop.canMend && keptMends.length > 0),
    hasAdvance: values.hasAdvance,
    advanceLimitWon: values.advanceLimitWon,
    washingPreferences: values.washingPreferences,
    valuables: values.valuables,
    collectionTime: values.collectionTime ?? request.collectionTime,
  };
};
