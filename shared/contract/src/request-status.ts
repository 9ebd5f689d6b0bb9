/** Physical lane of a request: where the laundry is. Source: docs/domain/request.md. */
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

/** Value of `originalStatus` on the wire. */
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Label per status; `statusLabelOf` handles the two exceptions. */
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

/** Label of `Registered` after the approval: the shop may wash. */
export const PRICE_APPROVED_LABEL = '금액 승인 완료';
/** Label of a corrected offer before the customer's answer. */
export const PRICE_CORRECTED_LABEL = '금액 안내 수정';
/** Label of a reminder about a pending price. */
export const PRICE_REMINDER_LABEL = '금액 확인 알림';
/** Label of `Returned` after the customer has declined everything. */
const RETURNED_BY_CUSTOMER_LABEL = '세탁 없이 반송';

/** Input of a status label besides the status itself. */
export interface LabelledRequest {
  readonly status: RequestStatus;
  /** Author of the last transition. */
  readonly statusBy: 'customer' | 'shop' | 'system' | 'operator';
  /** Time of the approval. */
  readonly approvedAt: Date | string | null;
}

/**
 * Returns the label of a request's status: for the customer in list, detail and notification, and for the shop's list.
 */
export const statusLabelOf = ({ status, statusBy, approvedAt }: LabelledRequest): string => {
  if (status === 'Registered' && approvedAt !== null) return PRICE_APPROVED_LABEL;
  if (status === 'Returned' && statusBy === 'customer') return RETURNED_BY_CUSTOMER_LABEL;
  return STATUS_LABEL[status];
};

/** Labels of `Requested` by the shop's answer: it comes only once it has accepted, and the customer needs to know. */
export const ACCEPTANCE_LABEL = { waiting: '세탁소 확인 중', accepted: '수거 확정' } as const;

/** Status transitions that the server accepts. Screens use this table instead of comparing statuses. */
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

/** Washing and later statuses: the product promises that no request gets here without an approved price. */
export const STATUSES_AFTER_APPROVAL = [
  'Processing',
  'WashCompleted',
  'Delivering',
  'Delivered',
  'Completed',
] as const satisfies readonly RequestStatus[];

/** Returns whether a status transition is allowed; into washing, only with an approved price. */
export const canTransition = (from: RequestStatus, to: RequestStatus, isPriceApproved: boolean): boolean =>
  NEXT[from].some((next) => next === to) &&
  (isPriceApproved || !STATUSES_AFTER_APPROVAL.some((status) => status === to));

/** Payment lane: where the money is. The lanes are independent except for the price approval. */
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

/** Statuses that are "my laundry processing" in product specification §4: exactly these five. */
export const isProcessing = (status: RequestStatus): boolean => PROCESSING_STATUSES.includes(status);
export const PROCESSING_STATUSES: readonly RequestStatus[] = [
  'Requested',
  'Collected',
  'Registering',
  'Registered',
  'Processing',
];

/** Returns whether a status lights the badge `이용 중`: processing, or washed and on its way back. */
export const isActive = (status: RequestStatus): boolean => ACTIVE_STATUSES.includes(status);
export const ACTIVE_STATUSES: readonly RequestStatus[] = [
  ...PROCESSING_STATUSES,
  'WashCompleted',
  'Delivering',
  'Delivered',
];

/** Tabs of the usage list. */
export const USAGE_TYPES = ['processing', 'completed', 'cancelled'] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

/** Statuses of each tab of the usage list. */
export const STATUSES_OF_USAGE: Record<UsageType, readonly RequestStatus[]> = {
  processing: ACTIVE_STATUSES,
  completed: ['Completed'],
  cancelled: ['Denied', 'NoShow', 'Cancelled', 'Returned'],
};

/** Customer actions on a request; the server sends the allowed ones as `allowedActions`. */
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

/**
 * Customer actions per status. The server restricts them further (one review, an objection within 24 hours, a claim for
 * 180 days and once per item, `takeBack` only for an agreement in advance).
 */
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
 * Returns whether a request is charged at washing: an agreement in advance can be revoked until then. The database's
 * form of this rule is `mayStillBeTakenBack` beside the table of requests.
 */
export const isPaidWithWashing = ({
  status,
  approvedBy,
}: {
  readonly status: RequestStatus;
  readonly approvedBy: string | null;
}): boolean => status === 'Registered' && approvedBy === 'advance';
