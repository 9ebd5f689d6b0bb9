export { BRAND } from './brand.ts';
export * from './business-numbers.ts';
export { formatCollectionTime, formatDay, formatMoment, formatTimeRange, seoul, seoulDay } from './dates.ts';
export { emdOf, type Neighbourhood } from './emd.ts';
export { ERROR_COPY, ERROR_STATUS, isErrorCode, type ErrorCode } from './error-codes.ts';
export { formatBadge, formatDistance, formatWon } from './numbers.ts';
export { formatPhone, isMobileNumber, phoneDigits } from './phone.ts';
export {
  ACTIONS_OF_STATUS,
  ACTIVE_STATUSES,
  canMove,
  CUSTOMER_ACTIONS,
  isActive,
  isProcessing,
  PAYMENT_STATUSES,
  PROCESSING_STATUSES,
  REQUEST_STATUSES,
  STATUS_LABEL,
  STATUSES_OF_USAGE,
  USAGE_TYPES,
  type CustomerAction,
  type PaymentStatus,
  type RequestStatus,
  type UsageType,
} from './request-status.ts';
export * from './shop.ts';
export { REGISTRATION_TERMS, type RegistrationTerm } from './terms.ts';
