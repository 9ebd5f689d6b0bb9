import type { Review, ShopDetail, ShopMap } from '@dongne/contract';
import { buildMemberAddress, buildShopDetail as buildOpenShop } from '@dongne/contract/testing';

export { buildShopCard as buildShop, buildShopGroups as buildGroups } from '@dongne/contract/testing';

/** Shop open for orders, with content in every section. */
export const buildShopDetail = (shop: Partial<ShopDetail> = {}): ShopDetail =>
  buildOpenShop({
    isParking: true,
    handleItems: ['일반 세탁', '수선'],
    prices: [
      { category: '와이셔츠', priceWon: 1_900, turnaroundDays: 2 },
      { category: '코트', priceWon: 13_000, turnaroundDays: 4 },
    ],
    hours: { opensAt: '09:00', closesAt: '20:00' },
    closedWeekdays: [0],
    holidays: ['2026-12-25'],
    freeFromWon: 20_000,
    notice: '신발은 이틀 더 걸려요.',
    keywordCounts: [
      { keyword: 'keyWordUntact', count: 3 },
      { keyword: 'keyWordQuality', count: 9 },
    ],
    ...shop,
  });

/** Shop of the map. */
export const buildMapShop = (shop: Partial<ShopMap['shops'][number]> = {}): ShopMap['shops'][number] => ({
  id: 5,
  laundryName: '맑은샘빨래터',
  latitude: 37.524,
  longitude: 126.9,
  division: 'GENERAL',
  hasMembershipService: false,
  dong: '당산동3가',
  profilePicture: null,
  rating: 4.2,
  reviewCount: 12,
  isFreeDelivery: 0,
  deliveryFeeWon: 1_500,
  freeFromWon: 20_000,
  canNewRequest: 1,
  priceFrom: 1_700,
  comparedPrice: { category: '와이셔츠', priceWon: 1_900 },
  ...shop,
});

/** Positive review. */
export const buildReview = (review: Partial<Review> = {}): Review => ({
  id: 501,
  laundryId: 1,
  laundryName: '삼성동 맑은세탁소',
  writer: '민**',
  rating: 5,
  keywords: ['keyWordQuality'],
  text: '셔츠가 새것 같아요.',
  photos: [],
  createdAt: '2026-11-02T10:00:00+09:00',
  editedAt: null,
  reply: null,
  repliedAt: null,
  isMine: false,
  ...review,
});

/** Address of the member of `session: 'member'`. */
export const MEMBER_ADDRESS = buildMemberAddress({
  address: '서울 강남구 삼성동 1-1',
  latitude: 37.50699,
  longitude: 127.05342,
});
