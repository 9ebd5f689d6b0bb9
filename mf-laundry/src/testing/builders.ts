import type { Review, ShopCard, ShopDetail, ShopGroups } from '@dongne/contract';

/** A shop of the list: open, delivers, known for nothing in particular. */
export const buildShop = (shop: Partial<ShopCard> = {}): ShopCard => ({
  id: 1,
  laundryName: '삼성동 맑은세탁소',
  profilePicture: null,
  distance: 850,
  rating: 4.7,
  reviewCount: 23,
  division: 'GENERAL',
  canMend: false,
  isFreeDelivery: false,
  isParking: false,
  hasMembershipService: false,
  canDelivery: 1,
  useDeliveryAgency: 0,
  canNewRequest: 1,
  canPause: 0,
  reasonForPause: null,
  pauseEndDate: null,
  priceFrom: 1_900,
  handleItems: ['일반 세탁'],
  ...shop,
});

/** The list's answer; groups that are not named are empty. */
export const buildGroups = (groups: Partial<ShopGroups> = {}): ShopGroups => ({
  firstList: [],
  secondList: [],
  thirdList: [],
  third2List: [],
  fourthList: [],
  ...groups,
});

/** Everything about a shop that a pickup can be ordered from. */
export const buildShopDetail = (shop: Partial<ShopDetail> = {}): ShopDetail => ({
  id: 1,
  profilePicture: null,
  laundryName: '삼성동 맑은세탁소',
  representive: '김세탁',
  career: 21,
  canMend: true,
  division: 'GENERAL',
  dailyLaundryPaidService: [],
  isFreeDelivery: false,
  isParking: true,
  isSpecialized: false,
  hasMembershipService: true,
  canDelivery: 1,
  useDeliveryAgency: 0,
  canNewRequest: 1,
  canPause: 0,
  reasonForPause: null,
  pauseStartDate: null,
  pauseEndDate: null,
  handleItems: ['일반 세탁', '수선'],
  prices: [
    { category: '와이셔츠', priceWon: 1_900 },
    { category: '코트', priceWon: 13_000 },
  ],
  hours: { opensAt: '09:00', closesAt: '20:00' },
  closedWeekdays: [0],
  holidays: ['2026-12-25'],
  address: '서울 강남구 삼성동 1-1',
  latitude: 37.507,
  longitude: 127.053,
  distance: 850,
  deliveryFeeWon: 3_000,
  freeFromWon: 20_000,
  notice: '신발은 이틀 더 걸려요.',
  rating: 4.7,
  reviewCount: 23,
  keywordCounts: [
    { keyword: 'keyWordUntact', count: 3 },
    { keyword: 'keyWordQuality', count: 9 },
  ],
  coversMe: true,
  isMyLaundry: false,
  ...shop,
});

/** A good review. */
export const buildReview = (review: Partial<Review> = {}): Review => ({
  id: 501,
  laundryId: 1,
  laundryName: '삼성동 맑은세탁소',
  writer: '민**',
  rating: 5,
  keywords: ['keyWordQuality'],
  text: '셔츠가 새것 같아요.',
  createdAt: '2026-11-02T10:00:00+09:00',
  ...review,
});

/** The address of the member of `session: 'member'`. */
export const MEMBER_ADDRESS = {
  addressId: 1,
  address: '서울 강남구 삼성동 1-1',
  addressType: 'J',
  dong: '삼성동',
  emd: '삼성동',
  gungu: '강남구',
  postalCode: '',
  recipient: '동네손님',
  roadAddress: '서울 강남구 테헤란로 1',
  sido: '서울',
  longitude: 127.05342,
  latitude: 37.50699,
  subAddress: '101호',
  entranceInfo: null,
};
