/** Kinds of claims. */
export const CLAIM_KINDS = ['Damage', 'Loss'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const CLAIM_KIND_LABEL: Record<ClaimKind, string> = { Damage: '손상', Loss: '분실' };

/** Statuses of a claim; docs/domain/claims.md. */
export const CLAIM_STATUSES = ['Received', 'Answered', 'Refunded', 'WashAgain', 'WashedAgain', 'Refused'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Statements of a shop about a claim: at fault, or not. */
export const CLAIM_STANCES = ['Accept', 'Object'] as const;
export type ClaimStance = (typeof CLAIM_STANCES)[number];

/** Decisions of an operator, once per claim. */
export const CLAIM_DECISIONS = ['Refund', 'WashAgain', 'Refuse'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** Remedies that a customer may ask for; the official rule puts another wash or a repair first. */
export const CLAIM_WISHES = ['WashAgain', 'Money'] as const;
export type ClaimWish = (typeof CLAIM_WISHES)[number];
export const CLAIM_WISH_LABEL: Record<ClaimWish, string> = { WashAgain: '다시 세탁·수선', Money: '보상' };

/** Banks that compensation is transferred to. */
export const BANKS = [
  'KB국민',
  '신한',
  '우리',
  '하나',
  'NH농협',
  'IBK기업',
  '카카오뱅크',
  '토스뱅크',
  '케이뱅크',
  '우체국',
  '새마을금고',
  '신협',
  '수협',
  'SC제일',
  '씨티',
  'iM뱅크',
  '부산',
  '경남',
  '광주',
  '전북',
  '제주',
  'KDB산업',
  '저축은행',
] as const;
export type Bank = (typeof BANKS)[number];

/** States of a compensation: without an account, to be transferred, transferred. */
export const COMPENSATION_STATES = ['needsAccount', 'onItsWay', 'paid'] as const;
export type CompensationState = (typeof COMPENSATION_STATES)[number];

/** Events in a claim's timeline. */
export const CLAIM_EVENTS = [
  'claimed',
  'answered',
  'decided',
  'collectedAgain',
  'returnedAgain',
  'compensationPaid',
] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

/** Form of a claim. */
export const CLAIM_FORM = {
  itemId: { as: 'number', description: 'the item it is about', isRequired: true },
  kind: { as: 'text', description: '`Damage` or `Loss`', isRequired: true },
  text: { as: 'text', description: 'what happened', isRequired: true },
  photo: { as: 'photos', description: 'at least one of damage' },
  wish: { as: 'text', description: '`WashAgain` or `Money`' },
  life: { as: 'text', description: 'kind of the item by the official rule; the usual one of its category' },
  setShare: { as: 'text', description: 'the piece of a set bought for one price; `whole`' },
  purchasePriceWon: { as: 'number', description: 'with `purchasedOn`' },
  purchasedOn: { as: 'text', description: 'day, not after the collection; with `purchasePriceWon`' },
  proof: { as: 'photos', description: 'of the purchase; without one the amount follows the washing fee' },
} as const;
