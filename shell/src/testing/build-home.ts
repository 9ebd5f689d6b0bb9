import type { MainView, MyLaundry, ShopCard } from '@dongne/contract';

/** A member's main view without a registered shop. */
export const buildMain = (choices: Partial<MainView> = {}): MainView => ({
  myLaundry: null,
  myDailyLaundry: null,
  userStatus: 'Normal',
  bleepy: false,
  bleepyOx: false,
  userJoinAt: '2026-01-05T10:00:00+09:00',
  basicUserInfo: true,
  ...choices,
});

/** A registered shop that takes requests. */
export const buildMyLaundry = (choices: Partial<MyLaundry> = {}): MyLaundry => ({
  id: 3,
  name: '맑은 세탁소',
  location: 640,
  laundryStatus: 'Open',
  canDelivery: 1,
  useDeliveryAgency: 0,
  representive: '김○○',
  profilePicture: null,
  career: 12,
  canNewRequest: 1,
  hasMembershipService: true,
  createdAt: '2026-01-05T10:00:00+09:00',
  canPause: 0,
  reasonForPause: null,
  pauseStartDate: null,
  pauseEndDate: null,
  ...choices,
});

/** A shop of the list that delivers. */
export const buildShopCard = (choices: Partial<ShopCard> = {}): ShopCard => ({
  id: 3,
  laundryName: '맑은 세탁소',
  profilePicture: null,
  distance: 640,
  rating: 4.6,
  reviewCount: 12,
  division: 'GENERAL',
  canMend: true,
  isFreeDelivery: false,
  isParking: false,
  hasMembershipService: true,
  canDelivery: 1,
  useDeliveryAgency: 0,
  canNewRequest: 1,
  canPause: 0,
  reasonForPause: null,
  pauseEndDate: null,
  priceFrom: 1900,
  handleItems: [],
  ...choices,
});
