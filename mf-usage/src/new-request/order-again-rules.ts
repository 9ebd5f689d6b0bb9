import {
  type AnnouncedItem,
  ITEM_CATEGORIES,
  LAUNDRY_COUNT,
  mendedGarments,
  piecesOf,
  stillOffered,
  type RequestDetail,
  type ShopDetail,
} from '@dongne/contract';
import { EMPTY_REQUEST, type NewRequestValues } from '../request-form/new-request-values';

/** Initial values of a form and remarks about them. */
export interface FormStart {
  readonly values: NewRequestValues;
  readonly remarks: readonly string[];
  /** Repeat orders agree to the terms by pressing the button, whose text says so. */
  readonly agreesByPress: boolean;
}

type ShopNow = Pick<ShopDetail, 'prices' | 'dailyLaundryPaidService'>;

/** Remarks about parts of the earlier request that the new one lacks. */
const remarksOf = (request: RequestDetail, { items, serviceCodes }: NewRequestValues): readonly string[] => {
  const lost = [...(request.stain.length > 0 ? ['얼룩 사진'] : []), ...(request.mend.length > 0 ? ['수선 내용'] : [])];
  const isReduced =
    piecesOf(items) < piecesOf(piecesLike(request)) || serviceCodes.length < request.dailyLaundryPaidService.length;
  return [
    ...(lost.length > 0 ? [`지난번 ${lost.join(', ')}은 가져오지 않았어요. 필요하면 다시 남겨 주세요.`] : []),
    ...(isReduced ? ['지금은 이 세탁소에서 받지 않는 품목이나 서비스를 뺐어요.'] : []),
    ...(request.entrance.hasPassword ? ['공동현관 비밀번호는 다시 적어 주세요.'] : []),
  ];
};

/** Pieces of the earlier request: as the shop washed them, else as they were announced. */
const piecesLike = ({ items, announcedItems }: RequestDetail): readonly AnnouncedItem[] => {
  const washed = items.filter(({ kind, declined }) => kind === 'wash' && !declined);
  const counted = ITEM_CATEGORIES.flatMap(({ category }) => {
    const count = washed.filter((item) => item.category === category).length;
    return count === 0 ? [] : [{ category, count }];
  });
  return counted.length === 0 ? announcedItems : counted;
};

/** 세탁물 수량 without the garments whose mends are not copied. */
const countWithoutMended = ({ laundryNumByUser, mend }: RequestDetail): number =>
  Math.max(LAUNDRY_COUNT.min, laundryNumByUser - mendedGarments(mend).length);

/**
 * New request like an earlier one of the same shop, as far as the shop still offers it. Sending agrees to the terms
 * again. The door code must be entered again, since it is not stored.
 * @param startsAt the proposed slot.
 */
export const startLike = (request: RequestDetail, shop: ShopNow, startsAt: string | null): FormStart => {
  const pieces = piecesLike(request);
  const offered = shop.dailyLaundryPaidService.map(({ code }) => code);
  const values: NewRequestValues = {
    ...EMPTY_REQUEST,
    // Counts washed pieces alone; announced ones may be fewer than the total.
    laundryNumByUser: Math.max(pieces === request.announcedItems ? countWithoutMended(request) : 0, piecesOf(pieces)),
    items: stillOffered(pieces, shop.prices),
    hasPremium: request.hasPremium,
    hasStain: request.hasStain,
    serviceCodes: request.dailyLaundryPaidService.map(({ code }) => code).filter((code) => offered.includes(code)),
    etc: request.etc,
    washingPreferences: request.washingPreferences,
    deliveryBag: request.deliveryBag,
    entrance: request.entrance.hasPassword ? 'password' : 'free',
    collectionTime: startsAt,
  };
  return { values, remarks: remarksOf(request, values), agreesByPress: true };
};
