import type { MyLaundryAnswer, ShopCard, ShopDetail, ShopGroups } from '../api-types';

/** Shop of the list: open, delivers, without special features. */
export const buildShopCard = (choices: Partial<ShopCard> = {}): ShopCard => ({
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
  pickupAt: null,
  returnBy: null,
  dong: '삼성동',
  deliveryFeeWon: 3_000,
  freeFromWon: 20_000,
  ...choices,
});

/** Response of the list, all on one page; groups that are not given are empty. */
export const buildShopGroups = (groups: Partial<ShopGroups> = {}): ShopGroups => {
  const { secondList = [], thirdList = [], third2List = [], fourthList = [] } = groups;
  const lists = { secondList, thirdList, third2List, fourthList };
  return {
    firstList: [],
    ...lists,
    nextCursor: null,
    found: {
      count: Object.values(lists).flat().length,
      secondList: secondList.length,
      thirdList: thirdList.length,
      third2List: third2List.length,
      fourthList: fourthList.length,
      looser: [],
    },
    ...groups,
  };
};

/** Shop that takes requests, delivers and mends. */
export const buildShopDetail = (choices: Partial<ShopDetail> = {}): ShopDetail => ({
  id: 1,
  profilePicture: null,
  laundryName: '삼성동 맑은세탁소',
  representive: '김○○',
  career: 21,
  canMend: true,
  division: 'GENERAL',
  dailyLaundryPaidService: [],
  isFreeDelivery: false,
  isParking: false,
  isSpecialized: false,
  hasMembershipService: true,
  canDelivery: 1,
  useDeliveryAgency: 0,
  canNewRequest: 1,
  canPause: 0,
  reasonForPause: null,
  pauseStartDate: null,
  pauseEndDate: null,
  handleItems: ['일반 세탁'],
  prices: [{ category: '와이셔츠', priceWon: 1_900, turnaroundDays: 2 }],
  hours: { opensAt: '09:00', closesAt: '21:00' },
  closedWeekdays: [],
  holidays: [],
  address: '서울 강남구 삼성동 1-1',
  latitude: 37.507,
  longitude: 127.053,
  distance: 850,
  deliveryFeeWon: 3_000,
  freeFromWon: 30_000,
  notice: null,
  rating: 4.7,
  reviewCount: 23,
  keywordCounts: [],
  coversMe: true,
  coverage: 'self',
  beyondReachM: null,
  pictures: [],
  isMyLaundry: false,
  isFavourite: false,
  ...choices,
});

/** Response after registering or releasing a shop. */
export const buildMyLaundryAnswer = (choices: Partial<MyLaundryAnswer> = {}): MyLaundryAnswer => ({
  id: 1,
  laundryName: '삼성동 맑은세탁소',
  canMend: true,
  hasMembershipService: true,
  isSpecialized: false,
  ...choices,
});
