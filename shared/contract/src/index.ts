export { advanceAnswer, advanceLimitProblem, type AdvanceAnswer, type LookedAtOffer } from './advance';
export {
  announcedOfParam,
  announcedParam,
  announcedText,
  countPiece,
  piecesOf,
  stillOffered,
  type AnnouncedItem,
} from './announced';
export type * from './api-types';
export { isOlderVersion } from './app-version';
export { CLIENT_EVENT_NAMES, type ClientEventName } from './client-event-names';
export { bestCoupon, type HeldCoupon } from './best-coupon';
export { BRAND, BUSINESS, businessLines } from './brand';
export * from './business-numbers';
export { type Valuable, valuableText } from './valuable';
export { byCard, cardText, nameOfCard, type NamedCard } from './card-name';
export { LISTED_SHOPS_PER_PART, PREVIEW_PICTURES } from './search-and-previews';
export { handedOver, isOfferAsAnnounced, registeredPieces } from './pieces';
export { saysAmount } from './label-amount';
export {
  isSetShare,
  isUsefulLife,
  livesOf,
  type Purchase,
  SET_SHARE_NAMES,
  SET_SHARES,
  sharesOf,
  type SetShare,
  standardAmount,
  type StandardAmount,
  USEFUL_LIFE_NAMES,
  USEFUL_LIVES,
  type UsefulLife,
} from './compensation';
export {
  type Bank,
  BANKS,
  CLAIM_DECISIONS,
  CLAIM_EVENTS,
  CLAIM_FORM,
  CLAIM_KIND_LABEL,
  CLAIM_KINDS,
  CLAIM_STANCES,
  CLAIM_STATUSES,
  CLAIM_WISH_LABEL,
  CLAIM_WISHES,
  type ClaimDecision,
  type ClaimEvent,
  type ClaimKind,
  type ClaimStance,
  type ClaimStatus,
  type ClaimWish,
  COMPENSATION_STATES,
  type CompensationState,
} from './claim';
export {
  formatCalendarDay,
  formatCollectionTime,
  formatDay,
  formatFullDay,
  formatMoment,
  formatMonth,
  formatTimeRange,
  seoul,
  SEOUL_AHEAD_MS,
  seoulDate,
  seoulDay,
  startOfSeoulDay,
  type WallClock,
} from './dates';
export { DOT } from './dot';
export { emdOf, type Neighbourhood } from './emd';
export * as endpoints from './endpoints/endpoints';
export {
  addressOf,
  keyOf,
  keyUnder,
  REFUSALS_OF_ANY_CALL,
  type AnswerOf,
  type AnswerShape,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type PathPrefix,
  type ReadEndpoint,
  type RefusalsOf,
  type WriteEndpoint,
} from './endpoints/endpoint';
export { firstRead, paramsOfFirstRead, VIEWER_POSITION, wireText, wireTextOf } from './endpoints/first-read';
export type { FirstRead, OpenedPage } from './endpoints/first-read';
export { ERROR_COPY, ERROR_STATUS, isErrorCode, type ErrorCode } from './error-codes';
export {
  REPORT_REASON_LABEL,
  REPORT_REASONS,
  REVIEW_EDIT_FORM,
  REVIEW_FORM,
  REVIEW_SORT_LABEL,
  REVIEW_SORTS,
  type ReportReason,
  type ReviewSort,
} from './review';
export {
  estimateOf,
  estimateText,
  mendedWashing,
  EVERYDAY as EVERYDAY_CATEGORIES,
  priceListOf,
  type Announced,
  type Estimate,
  type EstimateLine,
  type EstimateText,
  type PriceList,
} from './estimate';
export { estimateChange, type EstimateChange } from './estimate-change';
export { FORM_LETTERS, VISITOR_ADDRESS_LETTERS } from './form-limits';
export { CHANGE_KINDS, EVENT_STREAM, retryPause, spreadPause, type ChangeKind, type LiveChange } from './live';
export { formatBadge, formatCount, formatDistance, formatPoints, formatWon, formatWonRange } from './numbers';
export {
  percentOff,
  priceOfChoice,
  priceOfOffer,
  wonBeforeBenefits,
  type ChoicePrice,
  type DeliveryTerms,
  type Discounts,
  type OfferTerms,
  type PickedCoupon,
  type PricedOffer,
  type PriceLine,
} from './offer';
export { type ItemsBack, itemsBack, itemWorths } from './item-refund';
export {
  type Garment,
  GARMENTS,
  hasPart,
  MEND_PARTS,
  type MendPart,
  mendedGarments,
  mendsEstimate,
  mendTitle,
  type WantedMend,
  WASHED_AS,
  washedWhileMended,
} from './mend';
export { type Charge, chargeOf, couponWon, type CouponTerms, mayUsePoints, mostPoints } from './payable';
export {
  BUCKET_COOKIE,
  BUCKETS,
  DECISIONS_COOKIE,
  decisionsOf,
  joinsAt,
  LIVE_VISITOR,
  releaseCookie,
  releaseVisitorOf,
  versionFor,
  type ReleaseVisitor,
  type VersionEntry,
} from './release-version';
export { type PointLot, takeFromLots } from './point-lots';
export { monthsAfter } from './monthly';
export { withQuery } from './path-query';
export { formatPhone, isMobileNumber, phoneDigits } from './phone';
export { asciiText, couponCode, digitsOf, loginCodeDigits, searchText, typedText } from './typed-text';
export { NO_FRACTION, typedWhole } from './typed-whole';
export { expectedReturnText, formatNearDay, nextTimeText, PROGRESS_STEPS, stepsReached } from './request-progress';
export {
  ACCEPTANCE_LABEL,
  ACTIONS_OF_STATUS,
  ACTIVE_STATUSES,
  canTransition,
  CUSTOMER_ACTIONS,
  isActive,
  isProcessing,
  PAYMENT_STATUSES,
  PRICE_APPROVED_LABEL,
  PRICE_CORRECTED_LABEL,
  PRICE_REMINDER_LABEL,
  PROCESSING_STATUSES,
  REQUEST_STATUSES,
  STATUS_LABEL,
  statusLabelOf,
  STATUSES_AFTER_APPROVAL,
  STATUSES_OF_USAGE,
  USAGE_TYPES,
  type CustomerAction,
  type LabelledRequest,
  type PaymentStatus,
  type RequestStatus,
  type UsageType,
  isPaidWithWashing,
} from './request-status';
export { INQUIRY_CATEGORIES, INQUIRY_CATEGORY_LABEL, type InquiryCategory } from './inquiry';
export { noPickupReason, type NoPickupReason } from './pickup-refusal';
export { isRecord, parseForeign } from './foreign-json';
export {
  EDIT_FORM,
  formBody,
  ORDER_FORM,
  REQUEST_LIMITS,
  WISH_FORM,
  type FormFields,
  type FormValues,
  type RequestFieldAs,
} from './request-form';
export * from './shop';
export { cardDaysText, cardPriceText } from './shop-card-text';
export { SOCIAL_NAMES } from './social-names';
export { isSupportOpen, SUPPORT_HOURS_TEXT } from './support-hours';
export { taxLines, type TaxLines } from './tax';
export { REGISTRATION_TERMS, type RegistrationTerm } from './terms';
export { ANY_LAUNDRY, isOpenDay, returnDay, turnaroundDaysOf, type OpenDays, type Turnaround } from './turnaround';
export {
  DEFAULT_WASHING_PREFERENCES,
  WASHING_PREFERENCES,
  washingPreferencesText,
  type WashingPreferences,
} from './washing-preferences';
export { fromWorld, toWorld, worldPx } from './web-mercator';
export { PUSH_WORKER_PATH } from './web-push';
export { isNamedAt, MAP_NAME_PX, namesThatFit } from './map-names';
export { MAP_LEVELS, MAP_OUTLINE, MAP_TILE, type MapLevel } from './map-tile';
export {
  BROWSER_HEALTH_STEPS,
  COUNTED_HEALTH_STEPS,
  HEALTH_LIMITS,
  HOST_HEALTH_STEPS,
  isBrowserHealthStep,
  isHostHealthStep,
  type BrowserHealthStep,
  type CountedHealthStep,
  type HostHealthStep,
} from './remote-health';
export {
  ROUTE_PATTERN,
  VERSION_PATTERN,
  VIEW_DRAWERS,
  VITAL_LIMITS,
  VITAL_NAVIGATIONS,
  VITAL_NETWORKS,
  WEB_VITALS,
  type VitalName,
} from './web-vitals';
