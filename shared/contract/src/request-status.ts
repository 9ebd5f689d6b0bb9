/** The physical lane of a request: where the laundry is. Source: docs/domain/request.md. */
export const REQUEST_STATUSES = [
  'Requested',
  'Collected',
  'Registering',
  'Registered',
  'Processing',
  'WashCompleted',
  'Delivering',
  'Delivered',
  'Completed',
  'Denied',
  'NoShow',
  'Cancelled',
  'Returned',
] as const;

/** `originalStatus` on the wire. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** One word per status; `statusLabelOf` knows the two that have another one. */
export const STATUS_LABEL: Record<RequestStatus, string> = {
  Requested: '신청 완료',
  Collected: '수거 완료',
  Registering: '품목 확인 중',
  Registered: '금액 확인 대기',
  Processing: '세탁 중',
  WashCompleted: '세탁 완료',
  Delivering: '배송 중',
  Delivered: '배송 완료',
  Completed: '이용 완료',
  Denied: '세탁소 거절',
  NoShow: '수거 실패',
  Cancelled: '신청 취소',
  Returned: '세탁 불가 반송',
};

/** `Registered` once the customer has agreed: nobody waits for them any more. */
export const PRICE_APPROVED_LABEL = '금액 승인 완료';
/** The shop asks something else than before, while the customer has not answered. */
export const PRICE_CORRECTED_LABEL = '금액 안내 수정';
/** The customer is reminded of a price that waits. */
export const PRICE_REMINDER_LABEL = '금액 확인 알림';
/** `Returned` by the customer, who declined everything: nothing was impossible. */
const RETURNED_BY_CUSTOMER_LABEL = '세탁 없이 반송';

/** What the word for a status depends on beside the status itself. */
export interface LabelledRequest {
  readonly status: RequestStatus;
  /** Who brought the request there. */
  readonly statusBy: 'customer' | 'shop' | 'system' | 'operator';
  /** When the customer agreed to the price. */
  readonly approvedAt: Date | string | null;
}

/** The word for where a request is, as the customer reads it in list, detail and notification and the shop in its own list. */
export const statusLabelOf = ({ status, statusBy, approvedAt }: LabelledRequest): string => {
  if (status === 'Registered' && approvedAt !== null) return PRICE_APPROVED_LABEL;
  if (status === 'Returned' && statusBy === 'customer') return RETURNED_BY_CUSTOMER_LABEL;
  return STATUS_LABEL[status];
};

/** What `Requested` says of the shop: it comes only once it has accepted, and who ordered has to know which it is. */
export const ACCEPTANCE_LABEL = { waiting: '세탁소 확인 중', accepted: '수거 확정' } as const;

/** Every move the server accepts. Screens ask this table; none compares statuses by hand. */
const NEXT = {
  Requested: ['Collected', 'Denied', 'NoShow', 'Cancelled'],
  Collected: ['Registering'],
  Registering: ['Registered', 'Returned'],
  Registered: ['Processing', 'Returned'],
  Processing: ['WashCompleted'],
  WashCompleted: ['Delivering'],
  Delivering: ['Delivered'],
  Delivered: ['Completed'],
  Completed: [],
  Denied: [],
  NoShow: ['Requested'],
  Cancelled: [],
  Returned: [],
} as const satisfies Record<RequestStatus, readonly RequestStatus[]>;

/** Washing and all that follows it: the promise of the product is that no request is here without an approved price. */
export const STATUSES_AFTER_APPROVAL = [
  'Processing',
  'WashCompleted',
  'Delivering',
  'Delivered',
  'Completed',
] as const satisfies readonly RequestStatus[];

/** Whether the lane leads from one status straight to the other; to washing, only with a price that was approved. */
export const canMove = (from: RequestStatus, to: RequestStatus, isPriceApproved: boolean): boolean =>
  NEXT[from].some((next) => next === to) &&
  (isPriceApproved || !STATUSES_AFTER_APPROVAL.some((status) => status === to));

/** The payment lane: where the money is. Neither lane moves the other but for the price approval. */
export const PAYMENT_STATUSES = [
  'None',
  'Issued',
  'Paid',
  'PartiallyRefunded',
  'Refunded',
  'Failed',
  'Overdue',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** "My laundry processing" of the product specification §4: exactly these five. */
export const isProcessing = (status: RequestStatus): boolean => PROCESSING_STATUSES.includes(status);
export const PROCESSING_STATUSES: readonly RequestStatus[] = [
  'Requested',
  'Collected',
  'Registering',
  'Registered',
  'Processing',
];

/** What lights the badge `이용 중`: processing, or washed and on its way back. */
export const isActive = (status: RequestStatus): boolean => ACTIVE_STATUSES.includes(status);
export const ACTIVE_STATUSES: readonly RequestStatus[] = [
  ...PROCESSING_STATUSES,
  'WashCompleted',
  'Delivering',
  'Delivered',
];

/** The tabs of the usage list. */
export const USAGE_TYPES = ['processing', 'completed', 'cancelled'] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

/** Which statuses each tab of the usage list holds. */
export const STATUSES_OF_USAGE: Record<UsageType, readonly RequestStatus[]> = {
  processing: ACTIVE_STATUSES,
  completed: ['Completed'],
  cancelled: ['Denied', 'NoShow', 'Cancelled', 'Returned'],
};

/** What a customer may do to a request; the server sends those allowed now as `allowedActions`. */
export const CUSTOMER_ACTIONS = [
  'edit',
  'cancel',
  'call',
  'approve',
  'takeBack',
  'confirm',
  'review',
  'claim',
  'rebook',
  'object',
  'orderAgain',
  'seeOtherShops',
] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

/** What each status lets the customer do. The server narrows it further (a review only once, an objection within 24 hours, a claim for 14 days and once for each item, `takeBack` only of what was agreed to in advance). */
export const ACTIONS_OF_STATUS: Record<RequestStatus, readonly CustomerAction[]> = {
  Requested: ['edit', 'cancel', 'takeBack', 'call'],
  Collected: ['takeBack', 'call'],
  Registering: ['takeBack', 'call'],
  Registered: ['approve', 'takeBack', 'call'],
  Processing: ['call'],
  WashCompleted: ['call'],
  Delivering: ['call'],
  Delivered: ['confirm', 'review', 'claim', 'call'],
  Completed: ['review', 'claim', 'orderAgain'],
  Denied: ['seeOtherShops'],
  NoShow: ['rebook', 'object'],
  Cancelled: ['orderAgain'],
  Returned: ['call', 'orderAgain', 'seeOtherShops'],
};

/**
 * What was agreed to in advance may be taken back until it is washed, so nobody is asked for its money before. The database's
 * own form of this is `mayStillBeTakenBack` beside the table of requests.
 */
export const isPaidWithWashing = ({
  status,
  approvedBy,
}: {
  readonly status: RequestStatus;
  readonly approvedBy: string | null;
}): boolean => status === 'Registered' && approvedBy === 'advance';
