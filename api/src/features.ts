import { accountRoutes, lostNumberRoutes, operatorLostNumberRoutes } from './account';
import { areaRoutes } from './areas';
import { authRoutes, socialFormRoutes, socialRoutes } from './login';
import { benefitRoutes } from './benefits';
import { claimRoutes, operatorClaimRoutes, partnerClaimRoutes } from './claims';
import { paymentHistoryRoutes, webhookRoutes } from './charges';
import { clientConfigRoutes } from './client-config';
import { clientEventRoutes } from './client-events';
import { contentRoutes } from './content';
import { deliveryBagRoutes } from './delivery-bags';
import { eventRoutes, playRoutes } from './events';
import { photoRoutes } from './files';
import { webPushRoutes } from './messages';
import {
  favouriteRoutes,
  laundryRoutes,
  myLaundryRoutes,
  shopPhotoRoutes,
  shopPictureRoutes,
  slotRoutes,
} from './laundries';
import { inquiryRoutes, operatorInquiryRoutes } from './inquiries';
import { invitationRoutes } from './invitations';
import { liveRoutes } from './live';
import { mainRoutes } from './main';
import { addressRoutes, memberRoutes } from './members';
import { membershipRoutes } from './memberships';
import { notificationRoutes } from './notifications';
import { advertisementRoutes, operatorBagRoutes, operatorRoutes } from './operator';
import { partnerPhotoRoutes, partnerRoutes, partnerSettingRoutes } from './partner';
import { previewRoutes } from './previews';
import { registrationRoutes } from './registration';
import { customerCommandRoutes, requestPaymentRoutes, requestRoutes } from './orders';
import { myReviewRoutes, operatorReviewRoutes, partnerReviewRoutes, reviewRoutes } from './reviews';
import { voucherRoutes } from './vouchers';
import { subscriptionRoutes } from './subscriptions';
import { webVitalRoutes } from './web-vitals';
import { withdrawalRoutes } from './withdrawal';

/** The customer's features, each under `/v1/app`. */
export const CUSTOMER_FEATURES = [
  authRoutes,
  socialRoutes,
  socialFormRoutes,
  registrationRoutes,
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
  reviewRoutes,
  myReviewRoutes,
  claimRoutes,
  inquiryRoutes,
  requestRoutes,
  customerCommandRoutes,
  requestPaymentRoutes,
  webhookRoutes,
  paymentHistoryRoutes,
  deliveryBagRoutes,
  photoRoutes,
];

/** The shop's features, each under `/v1/partner`. */
export const PARTNER_FEATURES = [
  partnerRoutes,
  partnerSettingRoutes,
  partnerPhotoRoutes,
  partnerReviewRoutes,
  partnerClaimRoutes,
];

/** Our own support people's features, each under `/v1/operator`. */
export const OPERATOR_FEATURES = [
  operatorRoutes,
  operatorBagRoutes,
  operatorReviewRoutes,
  operatorClaimRoutes,
  operatorInquiryRoutes,
  operatorLostNumberRoutes,
  advertisementRoutes,
  webVitalRoutes,
];
