import type { RequestDetail, ShopDetail } from '@dongne/contract';
import type { Draft } from '../request-draft/use-request-draft';
import type { EditValues } from '../request-form/edit-values';
import { wishesOf } from '../request-form/laundry-wishes';

type Offer = Pick<ShopDetail, 'prices' | 'canMend'>;

/** A request as the form of its edit begins with it. */
export const editOf = (request: RequestDetail, shop: Offer): EditValues => ({
  ...wishesOf(request, shop),
  collectionTime: request.collectionTime,
});

/** What of a request an edit changes, as a text to compare: a draft that was begun from another text is of another version. */
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
  ]);

/** How a draft stands to the request as it is now. */
export const standOf = ({ begunFrom }: Draft, request: RequestDetail): 'none' | 'same' | 'older' => {
  if (begunFrom === '') return 'none';
  return begunFrom === versionOf(request) ? 'same' : 'older';
};

/**
 * The draft of an edit on the request as it is now: a mend that went elsewhere stays away, and a time that can no longer be booked
 * is the request's own again.
 */
export const draftedEdit = ({ values }: Draft, request: RequestDetail, shop: Offer): EditValues => {
  const now = editOf(request, shop);
  const isDrafted = (mend: { readonly id: number }) => values.keptMends.some(({ id }) => id === mend.id);
  const keptMends = now.keptMends.filter(isDrafted);
  const { laundryNumByUser, items, hasPremium, hasStain, stains, garments, mending, serviceCodes, etc } = values;
  return {
    ...{ laundryNumByUser, items, hasPremium, hasStain, stains, garments, mending, serviceCodes, etc, keptMends },
    // A shop that has stopped mending still does what it took: a draft must not take it away unseen.
    hasMend: values.hasMend || (!shop.canMend && keptMends.length > 0),
    hasAdvance: values.hasAdvance,
    advanceLimitWon: values.advanceLimitWon,
    collectionTime: values.collectionTime ?? request.collectionTime,
  };
};
