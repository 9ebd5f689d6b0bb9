import {
  accountRoutes,
  lostNumberRoutes,
  operatorLostNumberRoutes,
  areaRoutes,
  authRoutes,
  socialFormRoutes,
  socialRoutes,
  webPushRoutes,
  invitationRoutes,
  addressRoutes,
  memberRoutes,
  membershipRoutes,
  notificationRoutes,
  registrationRoutes,
} from '#customers';
import {
  benefitRoutes,
  giveFirstOrderCoupon,
  paymentHistoryRoutes,
  webhookRoutes,
  voucherRoutes,
  subscriptionRoutes,
} from '#money';
import { ORDER_ROUTES } from '#orders';
import {
  clientConfigRoutes,
  clientEventRoutes,
  contentRoutes,
  eventRoutes,
  playRoutes,
  inquiryRoutes,
  operatorInquiryRoutes,
  mainRoutes,
  remoteHealthRoutes,
  webVitalRoutes,
} from '#content';
import { photoRoutes, liveRoutes } from '#base';
import {
  favouriteRoutes,
  laundryRoutes,
  myLaundryRoutes,
  shopPhotoRoutes,
  shopPictureRoutes,
  slotRoutes,
  previewRoutes,
} from '#shops';
import {
  advertisementRoutes,
  partnerPhotoRoutes,
  partnerSettingRoutes,
  reconciliationRoutes,
  withdrawalRoutes,
} from '#backoffice';

/** Features for customers, under `/v1/app`. */
export const CUSTOMER_FEATURES = [
  authRoutes,
  socialRoutes,
  socialFormRoutes,
  registrationRoutes(giveFirstOrderCoupon),
  memberRoutes,
  accountRoutes,
  lostNumberRoutes,
  withdrawalRoutes,
  addressRoutes,
  areaRoutes,
  membershipRoutes,
  subscriptionRoutes,
  benefitRoutes,
  invitationRoutes,
  voucherRoutes,
  notificationRoutes,
  webPushRoutes,
  liveRoutes,
  contentRoutes,
  eventRoutes,
  playRoutes,
  clientConfigRoutes,
  clientEventRoutes,
  mainRoutes,
  laundryRoutes,
  myLaundryRoutes,
  favouriteRoutes,
  shopPictureRoutes,
  shopPhotoRoutes,
  previewRoutes,
  slotRoutes,
  ...ORDER_ROUTES.customer,
  inquiryRoutes,
  webhookRoutes,
  paymentHistoryRoutes,
  photoRoutes,
];

/** Features for shops, under `/v1/partner`. */
export const PARTNER_FEATURES = [...ORDER_ROUTES.partner, partnerSettingRoutes, partnerPhotoRoutes];

/** Features for our support staff, under `/v1/operator`. */
export const OPERATOR_FEATURES = [
  ...ORDER_ROUTES.operator,
  reconciliationRoutes,
  operatorInquiryRoutes,
  operatorLostNumberRoutes,
  advertisementRoutes,
  webVitalRoutes,
  remoteHealthRoutes,
];
