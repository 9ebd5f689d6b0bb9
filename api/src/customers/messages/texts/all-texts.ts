import { ACCOUNT_TEXTS } from './account-texts';
import { BAG_TEXTS } from './bag-texts';
import { BENEFIT_TEXTS } from './benefit-texts';
import { CLAIM_TEXTS } from './claim-texts';
import { INQUIRY_TEXTS } from './inquiry-texts';
import { LOST_NUMBER_TEXTS } from './lost-number-texts';
import { MEMBERSHIP_TEXTS } from './membership-texts';
import { PAYMENT_TEXTS } from './payment-texts';
import { PRICE_TEXTS } from './price-texts';
import { MOVE_TEXTS, REQUEST_TEXTS } from './request-texts';
import { REVIEW_TEXTS } from './review-texts';
import type { RenderedMessage } from './message-text';

/** All messages with example values, as in shown-messages.json. */
export const ALL_TEXTS: readonly RenderedMessage[] = [
  MOVE_TEXTS,
  REQUEST_TEXTS,
  PRICE_TEXTS,
  PAYMENT_TEXTS,
  BAG_TEXTS,
  MEMBERSHIP_TEXTS,
  BENEFIT_TEXTS,
  CLAIM_TEXTS,
  REVIEW_TEXTS,
  INQUIRY_TEXTS,
  ACCOUNT_TEXTS,
  LOST_NUMBER_TEXTS,
].flatMap((texts) => Object.values(texts).map(({ shown }) => shown));
