// Public interface of orders: a collection request from the form to its end. Lifecycle of an order:
// docs/domain/request.md.
export { deliveryOf } from './claim/request-claim-repository';
export { isInClaimTime } from './claim/claim-time';
export { insertRequest } from './place/request-create';
export { formSchema } from './place/request-form-schemas';
export { addPhotoRows } from './order/request-photos';
export { acceptPickup } from './shop/accept-pickup';
export { customerCommandRoutes } from './customer/customer-command-routes';
export { type Actor, type Move, moveRequest } from './order/move-request';
export { collectedDifference, registeredDifference } from './shop/pieces-difference';
export { endCharge } from './pay/request-charge';
export { requestPaymentRoutes } from './customer/payment-routes';
export { UnpaidRequest } from './customer/payment-schemas';
export { unpaidRequestsOf } from './customer/unpaid-repository';
export { requestPayable } from './pay/request-payable';
export { answerObjection } from './no-show/answer-objection';
export { findObjection, type ObjectionRow, objectionsAfter, photosOfNoShows } from './no-show/no-show-repository';
export { AnswerBody, Objection, ObjectionPage, ObjectionQuery, type ObjectionView } from './no-show/no-show-schemas';
export { objectionView } from './no-show/no-show-view';
export { reportNoShow } from './no-show/report-no-show';
export { answerQuestion } from './question/item-questions';
export type { OfferedItem } from './offer/make-offer';
export { offerPrice } from './offer/offer-price';
export { currentOffer, itemOf } from './offer/offer-repository';
export { RequestOffer } from './offer/offer-schemas';
export { canCallCustomer, checkUnanswered } from './offer/offer-times';
export { photosById, photoView, questionView } from './offer/offer-view';
export { approvePrice } from './offer/price-approval';
export { beginRefund, refundRequest, viewRefunds } from './refund/refund-request';
export { AnnouncedItem } from './order/announced-schemas';
export { failedPickupsOf, lastOrderOf } from './customer/home-requests';
export { FailedPickup, LastOrder } from './customer/home-schemas';
export { ItemQuestion, RequestItem, RequestPhoto } from './order/item-schemas';
export { pickupAreaOf } from './shop/pickup-area';
export { visibleToShop } from './order/request-privacy';
export { erasePersonFromRequests } from './order/request-privacy-repository';
export {
  findRequest,
  hasActiveRequest,
  hasAnyRequest,
  lockRequest,
  lockRequestAndMember,
  type RequestRow,
  requestsOfShop,
} from './order/request-repository';
export { type RequestParts, type ShownPhoto, shownPartsOf } from './order/request-parts';
export { requestRoutes } from './customer/request-routes';
export { PickupPlace, RequestMend } from './customer/request-schemas';
export { orderJobs } from './upkeep/request-upkeep';
export { sharedView } from './customer/request-view';
export { endVoucherPayment, refundVoucher, sendRefund } from './voucher/refund-voucher';
export { readVoucherBalance, type VoucherBalance } from './voucher/voucher-cover';
export { voucherJobs } from './voucher/voucher-jobs';
export * from './bag';
export * from './claim';
export * from './review';
