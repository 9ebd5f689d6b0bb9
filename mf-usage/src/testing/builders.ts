import {
  ACTIONS_OF_STATUS,
  STATUS_LABEL,
  type MemberAddress,
  type PickupSlot,
  type RequestDetail,
  type RequestItem,
  type RequestSummary,
  type ShopDetail,
} from '@dongne/contract';

const SLOT_MS = 2 * 3600_000;
const HOUR_MS = 3600_000;

/** A shop that takes requests, delivers and mends. */
export const buildShop = (part: Partial<ShopDetail> = {}): ShopDetail => ({
  id: 7,
  profilePicture: null,
  laundryName: '삼성 하얀 세탁소',
  representive: '김대표',
  career: 12,
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
  prices: [{ category: '와이셔츠', priceWon: 1_900 }],
  hours: { opensAt: '09:00', closesAt: '21:00' },
  closedWeekdays: [],
  holidays: [],
  address: '서울 강남구 삼성동',
  latitude: 37.5,
  longitude: 127.05,
  distance: 320,
  deliveryFeeWon: 3_000,
  freeFromWon: 30_000,
  notice: null,
  rating: 4.6,
  reviewCount: 12,
  keywordCounts: [],
  coversMe: true,
  isMyLaundry: false,
  ...part,
});

/** A slot of two hours with room for three. */
export const buildSlot = (startsAt: string, part: Partial<PickupSlot> = {}): PickupSlot => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(Date.parse(startsAt) + SLOT_MS).toISOString(),
  left: 3,
  ...part,
});

export const buildAddress = (part: Partial<MemberAddress> = {}): MemberAddress => ({
  addressId: 1,
  address: '서울 강남구 삼성동 1',
  roadAddress: '서울 강남구 테헤란로 1',
  subAddress: '101동 202호',
  addressType: 'R',
  postalCode: '06100',
  entranceInfo: '',
  recipient: '동네손님',
  sido: '서울',
  gungu: '강남구',
  dong: '삼성동',
  emd: '삼성동',
  bcode: '1168010500',
  latitude: 37.507,
  longitude: 127.053,
  ...part,
});

/** A request in the list; its label and actions follow its status as they do on the server. */
export const buildSummary = (part: Partial<RequestSummary> = {}): RequestSummary => {
  const originalStatus = part.originalStatus ?? 'Requested';
  return {
    applicationId: 31,
    laundryId: 7,
    laundryName: '삼성 하얀 세탁소',
    profilePicture: null,
    originalStatus,
    statusLabel: STATUS_LABEL[originalStatus],
    allowedActions: [...ACTIONS_OF_STATUS[originalStatus]],
    paymentStatus: 'None',
    collectionTime: '2037-03-04T09:00:00Z',
    collectionEndTime: '2037-03-04T11:00:00Z',
    laundryNumByUser: 3,
    totalWon: null,
    createdAt: '2037-03-03T01:00:00Z',
    ...part,
  };
};

export const buildItem = (part: Partial<RequestItem> = {}): RequestItem => ({
  id: 1,
  kind: 'wash',
  category: '와이셔츠',
  name: '흰 와이셔츠',
  estimatedWon: 1_900,
  priceWon: 1_900,
  note: '',
  declined: false,
  photos: [],
  ...part,
});

/** A whole request; its timeline has the first move and the one to its status. */
export const buildRequest = (part: Partial<RequestDetail> = {}): RequestDetail => {
  const { applicationId, laundryId, originalStatus, statusLabel, allowedActions, collectionTime, collectionEndTime } =
    buildSummary(part.originalStatus === undefined ? {} : { originalStatus: part.originalStatus });
  const createdAt = '2037-03-03T01:00:00Z';
  const first = {
    status: 'Requested',
    label: STATUS_LABEL.Requested,
    at: createdAt,
    actor: 'customer',
    reason: null,
  } as const;
  const latest = { status: originalStatus, label: statusLabel, actor: 'shop', reason: null } as const;
  return {
    applicationId,
    laundryId,
    originalStatus,
    statusLabel,
    allowedActions,
    collectionTime,
    collectionEndTime,
    laundryNumByUser: 3,
    hasPremium: false,
    hasStain: false,
    stain: [],
    mend: [],
    etc: '',
    dailyLaundryPaidService: [],
    entrance: { hasPassword: false, password: null },
    deliveryBag: false,
    address: { ...buildAddress() },
    shop: {
      id: 7,
      laundryName: '삼성 하얀 세탁소',
      profilePicture: null,
      representive: '김대표',
      career: 12,
      canMend: true,
      division: 'GENERAL',
      phone: '050712345678',
    },
    pieces: null,
    dueDate: null,
    items: [],
    priceLines: [],
    totalWon: null,
    estimate: { min: 5_700, max: 25_500 },
    payment: { status: 'None', amountWon: null },
    autoApproveAt: null,
    noShowFeeWon: 0,
    objection: null,
    timeline: [
      { ...first, photos: [] },
      ...(originalStatus === 'Requested'
        ? []
        : [{ ...latest, at: new Date(Date.parse(createdAt) + HOUR_MS).toISOString(), photos: [] }]),
    ],
    createdAt,
    ...part,
  };
};
