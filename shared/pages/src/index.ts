export { agreesTo } from './agrees-to';
export { isUnanswered, type Attempt } from './attempt';
export { CARD_PROVIDERS, lastFourOf, PROVIDER_NAME, spokenCard, type CardProvider } from './card-window/card-names';
export {
  saveLeftFor,
  saveOpened,
  saveSent,
  leftFor,
  type OpenedWindowQuery,
  wasOpenedHere,
  wasSent,
} from './card-window/opened-window';
export { RunningNotice } from './card-window/running-notice';
export { useCardWindow } from './card-window/use-card-window';
export type { WindowStep } from './card-window/window-step';
export { FormBody } from './form-body';
export { PhotoGallery, type GalleryPhoto } from './gallery/photo-gallery';
export { GuideFrame } from './guide/guide-frame';
export { GuideNotes } from './guide/guide-notes';
export { GuideSteps } from './guide/guide-steps';
export { idOf } from './id-of';
export { inTime } from './in-time';
export { ATTEMPT_SHAPE, saveAttempt, readAttempt } from './saved-attempt';
export { lazyPage } from './lazy-page';
export { loadScript } from './load-script';
export { OVER_MAP } from './map/hide-covered';
export { MAP_ZOOMS, type MapPosition, type MapView } from './map/map-adapter';
export { firstViewOf, contains } from './map/map-geometry';
export { MapFrame, type MapHandle } from './map/map-frame';
export type { MapThing } from './map/map-pins';
export { MoreButton } from './more-button';
export { FORM_PHOTO, type FormPhoto } from './photos/form-photo';
export { OutcomeUnknown } from './outcome-unknown';
export { PhotoField } from './photos/photo-field';
export { dataUrlOf, fileOfDataUrl } from './photos/photo-data';
export { PhoneCodeFields, SentCodeFields } from './phone-code/phone-code-fields';
export { type PhoneCode, usePhoneCode } from './phone-code/use-phone-code';
export { PreparingPage } from './preparing-page';
export { randomKey } from './random-key';
export { routesOf } from './routes-of';
export { ReviewForm, type SentReview } from './reviews/review-form';
export { pointsOfEdit, pointsOfRemoval, pointsOfWriting, pointsThatChanged } from './reviews/review-points-text';
export { EMPTY_REVIEW, REVIEW_TEXTS, valuesOfReview } from './reviews/review-values';
export {
  saveReturnedProof,
  type SavedSignIn,
  type ProofPurpose,
  type ReturnedProof,
  type SocialProvider,
  takeReturnedProof,
  takeSignIn,
} from './social-sign-in/saved-sign-in';
export { startSignIn, useOfferedProviders } from './social-sign-in/start-sign-in';
export { TERM_SUMMARY } from './term-summary';
export { copyText, shareLink } from './share-link';
export { useSavedScroll } from './use-saved-scroll';
export { useOnce } from './use-once';
export { useOutcome } from './use-outcome';
export { usePages, type More } from './use-pages';
export { useMembersWay, useWayTo } from './use-way-to';
export { useTabTitle } from './use-tab-title';
export { usePaysWithVouchers, useVoucherBalance } from './use-voucher-balance';
export { VoucherEstimate } from './voucher-estimate';
export { useServerForm, type FormProps, type FormView } from './use-server-form';
export { BEING_PAID_LABEL, PAYMENT_LABEL, PAYMENT_TONE, REFUND_LABEL } from './payment-words';
