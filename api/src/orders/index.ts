// Public interface of orders: a collection request from the form to its end. Lifecycle of an order:
// docs/domain/request.md.
export { deliveryOf } from './claims/request-claim-repository';
export { isInClaimTime } from './claims/claim-time';
export { insertRequest } from './form/request-create';
export { formSchema } from './form/request-form-schemas';
export { addPhotoRows } from './form/request-photos';
export { acceptPickup } from './moves/accept-pickup';
export { customerCommandRoutes } from './moves/customer-command-routes';
export { type Actor, type Move, moveRequest } from './moves/move-request';
export { collectedDifference, registeredDifference } from './moves/pieces-difference';
export { endCharge } from './payment/request-charge';
export { requestPaymentRoutes } from './payment/payment-routes';
export { UnpaidRequest } from './payment/payment-schemas';
export { unpaidRequestsOf } from './payment/unpaid-repository';
export { requestPayable } from './payment/request-payable';
export { answerObjection } from './no-shows/answer-objection';
export { findObjection, type ObjectionRow, objectionsAfter, photosOfNoShows } from './no-shows/no-show-repository';
export { AnswerBody, Objection, ObjectionPage, ObjectionQuery, type ObjectionView } from './no-shows/no-show-schemas';
export { objectionView } from './no-shows/no-show-view';
export { reportNoShow } from './no-shows/report-no-show';
export { answerQuestion } from './prices/item-questions';
export type { OfferedItem } from './prices/make-offer';
export { offerPrice } from './prices/offer-price';
export { currentOffer, itemOf } from './prices/offer-repository';
export { RequestOffer } from './prices/offer-schemas';
export { canCallCustomer, checkUnanswered } from './prices/offer-times';
export { photosById, photoView, questionView } from './prices/offer-view';
export { approvePrice } from './prices/price-approval';
export { beginRefund, refundRequest, viewRefunds } from './refunds/refund-request';
export { AnnouncedItem } from './requests/announced-schemas';
export { failedPickupsOf, lastOrderOf } from './requests/home-requests';
export { FailedPickup, LastOrder } from './requests/home-schemas';
export { ItemQuestion, RequestItem, RequestPhoto } from './requests/item-schemas';
export { pickupAreaOf } from './requests/pickup-area';
export { visibleToShop } from './requests/request-privacy';
export { erasePersonFromRequests } from './requests/request-privacy-repository';
export {
  findRequest,
  hasActiveRequest,
  hasAnyRequest,
  lockRequest,
  lockRequestAndMember,
  type RequestRow,
  requestsOfShop,
} from './requests/request-repository';
export { type RequestParts, type ShownPhoto, shownPartsOf } from './requests/request-parts';
export { requestRoutes } from './requests/request-routes';
export { PickupPlace, RequestMend } from './requests/request-schemas';
export { orderJobs } from './requests/request-upkeep';
export { sharedView } from './requests/request-view';
export { endVoucherPayment, refundVoucher, sendRefund } from './vouchers/refund-voucher';
export { readVoucherBalance, type VoucherBalance } from './vouchers/voucher-cover';
export { voucherJobs } from './vouchers/voucher-jobs';
export * from './bag';
export * from './claim';
export * from './review';
