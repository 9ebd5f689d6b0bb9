import {
  ACCEPTANCE_LABEL,
  ACTIONS_OF_STATUS,
  statusLabelOf,
  type NoShow,
  type PaymentCard,
  type PickupSlot,
  type RequestDetail,
  type RequestOffer,
  type RequestSummary,
  type ShopDetail,
} from '@dongne/contract';
import { buildItem, buildMember, buildMemberAddress, buildOffer, buildShopDetail } from '@dongne/contract/testing';

const SLOT_MS = 2 * 3600_000;
const HOUR_MS = 3600_000;

/** Shop of every request in tests. */
export const buildShop = (part: Partial<ShopDetail> = {}): ShopDetail =>
  buildShopDetail({ id: 7, laundryName: '삼성 하얀 세탁소', address: '서울 강남구 삼성동', ...part });

/** Slot of two hours with room for three. */
export const buildSlot = (startsAt: string, part: Partial<PickupSlot> = {}): PickupSlot => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(Date.parse(startsAt) + SLOT_MS).toISOString(),
  left: 3,
  returnAt: null,
  ...part,
});

export { buildItem, buildMember, buildMemberAddress as buildAddress, buildOffer };

/** Payment with nothing owed. */
export const buildPayment = (part: Partial<RequestDetail['payment']> = {}): RequestDetail['payment'] => ({
  status: 'None',
  amountWon: null,
  card: null,
  paidAt: null,
  refundedWon: 0,
  refunds: [],
  isBeingPaid: false,
  failMessage: null,
  nextTryAt: null,
  canPay: false,
  tax: null,
  ...part,
});

/** Refund of the whole request. */
export const buildRefund = (
  part: Partial<RequestDetail['payment']['refunds'][number]> = {},
): RequestDetail['payment']['refunds'][number] => ({
  amountWon: 3_000,
  reason: '단추가 떨어졌어요',
  state: 'done',
  at: '2037-03-05T03:30:00Z',
  items: [],
  points: 0,
  ...part,
});

/** Card of 국민, registered with KG Inicis. */
export const buildCard = (part: Partial<PaymentCard> = {}): PaymentCard => ({
  id: 1,
  provider: 'INICIS',
  cardName: '국민',
  maskedNumber: '**** **** **** 1234',
  registeredAt: '2037-03-02T10:00:00+09:00',
  ...part,
});

/** Payment by that card. */
export const buildPaid = (part: Partial<RequestDetail['payment']> = {}): RequestDetail['payment'] =>
  buildPayment({
    status: 'Paid',
    amountWon: 11_000,
    card: { name: '국민', lastFour: '1234' },
    paidAt: '2037-03-05T03:00:00Z',
    tax: { supplyWon: 10_000, vatWon: 1_000 },
    ...part,
  });

/** Payment whose card was refused and will be retried. */
export const buildUnpaid = (part: Partial<RequestDetail['payment']> = {}): RequestDetail['payment'] =>
  buildPayment({
    status: 'Failed',
    amountWon: 11_000,
    failMessage: '카드 한도를 초과했어요.',
    nextTryAt: '2037-03-05T06:00:00Z',
    canPay: true,
    ...part,
  });

/** Request of the list; label and actions follow the status as on the server. */
export const buildSummary = (part: Partial<RequestSummary> = {}): RequestSummary => {
  const originalStatus = part.originalStatus ?? 'Requested';
  return {
    applicationId: 31,
    laundryId: 7,
    laundryName: '삼성 하얀 세탁소',
    profilePicture: null,
    originalStatus,
    statusLabel: statusLabelOf({ status: originalStatus, statusBy: 'shop', approvedAt: null }),
    acceptanceLabel: originalStatus === 'Requested' ? ACCEPTANCE_LABEL.accepted : null,
    // Nothing to revoke without an agreement in advance.
    allowedActions: ACTIONS_OF_STATUS[originalStatus].filter((action) => action !== 'takeBack'),
    paymentStatus: 'None',
    collectionTime: '2037-03-04T09:00:00Z',
    collectionEndTime: '2037-03-04T11:00:00Z',
    laundryNumByUser: 3,
    totalWon: null,
    returnAt: null,
    createdAt: '2037-03-03T01:00:00Z',
    ...part,
  };
};

/** First failed collection, free of charge and open to an objection. */
export const buildNoShow = (part: Partial<NoShow> = {}): NoShow => ({
  id: 5,
  at: '2037-03-04T09:10:00Z',
  slotStartsAt: '2037-03-04T09:00:00Z',
  slotEndsAt: '2037-03-04T11:00:00Z',
  feeWon: 0,
  photos: [{ id: 9, url: '/v1/app/photo/door' }],
  objectionUntil: '2037-03-05T09:10:00Z',
  canObject: true,
  objection: null,
  objectedAt: null,
  isUpheld: null,
  answer: null,
  answeredAt: null,
  ...part,
});

/** Request with an open offer; the legacy fields have the same values. */
export const buildPricedRequest = (
  offer: RequestOffer = buildOffer(),
  part: Partial<RequestDetail> = {},
): RequestDetail =>
  buildRequest({
    originalStatus: 'Registered',
    offer,
    items: offer.items,
    priceLines: offer.lines,
    totalWon: offer.totalWon,
    dueDate: offer.dueDate,
    ...part,
  });

/** Complete request; its timeline has the first entry and one for its status. */
export const buildRequest = (part: Partial<RequestDetail> = {}): RequestDetail => {
  const summary = buildSummary(part.originalStatus === undefined ? {} : { originalStatus: part.originalStatus });
  const { applicationId, laundryId, originalStatus, statusLabel, acceptanceLabel, allowedActions } = summary;
  const { collectionTime, collectionEndTime } = summary;
  const createdAt = '2037-03-03T01:00:00Z';
  const first = {
    status: 'Requested',
    event: 'moved',
    label: statusLabelOf({ status: 'Requested', statusBy: 'customer', approvedAt: null }),
    at: createdAt,
    actor: 'customer',
    reason: null,
  } as const;
  const latest = { status: originalStatus, event: 'moved', label: statusLabel, actor: 'shop', reason: null } as const;
  return {
    applicationId,
    laundryId,
    originalStatus,
    statusLabel,
    acceptanceLabel,
    allowedActions,
    collectionTime,
    collectionEndTime,
    laundryNumByUser: 3,
    announcedItems: [],
    hasPremium: false,
    hasStain: false,
    stain: [],
    mend: [],
    etc: '',
    dailyLaundryPaidService: [],
    entrance: { hasPassword: false, password: null },
    washingPreferences: null,
    valuables: [],
    deliveryBag: false,
    address: { ...buildMemberAddress() },
    shop: {
      id: 7,
      laundryName: '삼성 하얀 세탁소',
      profilePicture: null,
      representive: '김○○',
      career: 12,
      canMend: true,
      division: 'GENERAL',
      phone: '050712345678',
    },
    pieces: null,
    registeredPieces: null,
    dueDate: null,
    expectedReturnAt: null,
    items: [],
    priceLines: [],
    totalWon: null,
    estimate: { min: 5_700, max: 25_500 },
    payment: buildPayment(),
    advanceLimitWon: null,
    offer: null,
    noShowFeeWon: 0,
    objection: null,
    claims: [],
    claimableItems: [],
    claimUntil: null,
    noShows: originalStatus === 'NoShow' ? [buildNoShow()] : [],
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
