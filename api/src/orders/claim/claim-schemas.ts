import { Type, type Static } from 'typebox';
import {
  BANKS,
  CLAIM,
  CLAIM_COMPENSATION,
  CLAIM_DECISIONS,
  CLAIM_EVENTS,
  CLAIM_KINDS,
  CLAIM_STANCES,
  CLAIM_STATUSES,
  CLAIM_WISHES,
  COMPENSATION_STATES,
  IMAGE_LIMIT,
  SET_SHARES,
  USEFUL_LIVES,
} from '@dongne/contract';
import { Day, dayThatIs, Instant, keysOf, nullable, oneOf, ref, DataUrlPhoto } from '#base';
import { PickupPlace, RequestPhoto } from '../order';

const photos = (description: string) => Type.Array(ref(RequestPhoto), { description });

const step = <const Who extends string>(who: readonly Who[]) => ({
  at: Instant,
  event: oneOf(CLAIM_EVENTS),
  who: oneOf(who),
  text: Type.String({ description: 'empty where nothing was written' }),
  photos: Type.Array(ref(RequestPhoto)),
  amountWon: Type.Optional(Type.Integer({ description: 'of a decided refund' })),
  compensationWon: Type.Optional(Type.Integer({ description: 'decided beyond the refund' })),
  on: Type.Optional(dayThatIs('on which it is fetched to be washed again')),
});

const ClaimStep = Type.Object(step(['me', 'shop', 'support']), { $id: 'ClaimStep' });
const DeskClaimStep = Type.Object(step(['customer', 'shop', 'support']), { $id: 'DeskClaimStep' });

const ClaimEvidence = Type.Object(
  {
    pieces: Type.Object({
      announced: Type.Integer(),
      counted: nullable(Type.Integer({ description: 'by the shop at the collection' })),
    }),
    collectPhotos: photos('taken at the collection'),
    deliveredPhotos: photos('taken at the delivery'),
    itemPhotos: photos('of the item, before it was washed'),
    myPhotos: photos('that the customer sent with the request'),
    itemNote: Type.String({ description: 'what the shop noted of the item before it was washed' }),
  },
  { $id: 'ClaimEvidence' },
);

const ClaimRefund = Type.Object(
  {
    amountWon: Type.Integer(),
    points: Type.Integer({ description: 'that go back with it' }),
    state: oneOf(['onItsWay', 'done', 'refused']),
  },
  { $id: 'ClaimRefund' },
);

const ClaimPurchase = Type.Object(
  {
    priceWon: Type.Integer(),
    boughtOn: dayThatIs('of the purchase'),
    handedOn: dayThatIs('on which the laundry was collected'),
    life: oneOf(keysOf(USEFUL_LIVES)),
    share: oneOf(keysOf(SET_SHARES)),
    proofs: photos('that prove it'),
  },
  { $id: 'ClaimPurchase' },
);

const WON = Type.Integer();

const ClaimStandard = Type.Union(
  [
    Type.Object({ basis: oneOf(['fee']), feeWon: WON, times: Type.Integer(), amountWon: WON }),
    Type.Object({
      basis: oneOf(['age']),
      priceWon: WON,
      sharePercent: Type.Integer(),
      days: Type.Integer(),
      years: Type.Integer(),
      ratePercent: Type.Integer(),
      amountWon: WON,
    }),
  ],
  { $id: 'ClaimStandard', description: 'official amount: the washing fee without a proof, else the price by its age' },
);

const ClaimCompensation = Type.Object(
  {
    amountWon: Type.Integer(),
    state: oneOf(COMPENSATION_STATES),
    account: nullable(
      Type.String({ description: 'bank and last four digits, which stay when it is paid; null for its shop' }),
    ),
    paidAt: Type.Optional(Instant),
  },
  { $id: 'ClaimCompensation' },
);

const CASE = {
  id: Type.Integer(),
  applicationId: Type.Integer(),
  laundryId: Type.Integer(),
  laundryName: Type.String(),
  item: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    priceWon: Type.Integer({ description: 'as the offer has it, before discounts' }),
  }),
  kind: oneOf(CLAIM_KINDS),
  text: Type.String({ description: "the customer's words; empty once they have left" }),
  photos: photos('sent with the claim'),
  status: oneOf(CLAIM_STATUSES),
  stance: nullable(oneOf(CLAIM_STANCES), { description: 'of the shop; null until it has answered' }),
  createdAt: Instant,
  evidence: ref(ClaimEvidence),
  refund: nullable(ref(ClaimRefund)),
  wish: Type.Optional(oneOf(CLAIM_WISHES)),
  purchase: Type.Optional(ref(ClaimPurchase)),
  standard: ref(ClaimStandard),
  compensation: Type.Optional(ref(ClaimCompensation)),
  decision: nullable(oneOf(CLAIM_DECISIONS)),
};

/** A claim as its customer sees it. */
export const ClaimCase = Type.Object(
  { ...CASE, timeline: Type.Array(ref(ClaimStep), { description: 'oldest first' }) },
  { $id: 'ClaimCase' },
);

const DESK = { ...CASE, timeline: Type.Array(ref(DeskClaimStep), { description: 'oldest first' }) };

export const SHOP_CLAIM_ACTIONS = ['answer', 'collectedAgain', 'returnedAgain'] as const;

/** A claim as its shop sees it. */
export const ShopClaim = Type.Object(
  {
    ...DESK,
    allowedActions: Type.Array(oneOf(SHOP_CLAIM_ACTIONS), { description: 'what the shop may do now' }),
    address: nullable(ref(PickupPlace), { description: 'while the item is to be washed again' }),
  },
  { $id: 'ShopClaim' },
);

/** A claim as an operator sees it: nothing that names the customer. */
export const OperatorClaim = Type.Object(
  {
    ...DESK,
    decidableAt: nullable(Instant, { description: 'from when it may be decided; null once it was' }),
    worthWon: Type.Integer({ description: 'what the item costs in the final price' }),
    leftWon: Type.Integer({ description: 'what can still go back of the request' }),
    isItemRefunded: Type.Boolean(),
    payTo: nullable(
      Type.Object(
        { bank: oneOf(BANKS), number: Type.String(), holder: Type.String() },
        {
          description: 'account that waits for the compensation; null once it is paid',
        },
      ),
    ),
  },
  { $id: 'OperatorClaim' },
);

export const ShopClaimPage = Type.Object(
  { items: Type.Array(ref(ShopClaim)), nextCursor: nullable(Type.String()) },
  { $id: 'ShopClaimPage' },
);
export const OperatorClaimPage = Type.Object(
  { items: Type.Array(ref(OperatorClaim)), nextCursor: nullable(Type.String()) },
  { $id: 'OperatorClaimPage' },
);

export const ClaimCreated = Type.Object({ claimId: Type.Integer() }, { $id: 'ClaimCreated' });

/** The error body of a duplicate claim. */
export const ClaimRefused = Type.Object(
  {
    error: Type.Object({
      code: oneOf(['ALREADY_EXISTS', 'INVALID_TRANSITION', 'IDEMPOTENCY_MISMATCH']),
      svMessage: Type.String(),
      claimId: Type.Optional(Type.Integer({ description: 'with `ALREADY_EXISTS`: the claim of the item' })),
    }),
  },
  { $id: 'ClaimRefused' },
);

const words = Type.String({ minLength: 1, maxLength: CLAIM.answerLetters, description: 'the customer reads it' });

export const ClaimAnswerBody = Type.Object({
  stance: oneOf(CLAIM_STANCES),
  text: words,
  photos: Type.Optional(Type.Array(DataUrlPhoto, { maxItems: IMAGE_LIMIT.claim })),
});

export const CollectedAgainBody = Type.Object({ photo: Type.Optional(DataUrlPhoto) });
/** Requires a photo of the door as proof of the return. */
export const ReturnedAgainBody = Type.Object({ photo: DataUrlPhoto });

export const ClaimDecisionBody = Type.Object({
  decision: oneOf(CLAIM_DECISIONS),
  text: words,
  amountWon: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: CLAIM_COMPENSATION.maxPriceWon * CLAIM_COMPENSATION.feeTimes,
      description: 'to refund and compensate; the official amount, at least what the item cost, when left out',
    }),
  ),
  collectOn: Type.Optional(Day),
});

export const ClaimAccountBody = Type.Object({
  bank: oneOf(BANKS),
  number: Type.String({ maxLength: 30, description: 'digits, may be grouped by hyphens' }),
  holder: Type.String({ maxLength: 100 }),
});

export const ClaimPaidBody = Type.Object({
  number: Type.String({ maxLength: 30, description: 'account that the compensation was transferred to' }),
});

export const OperatorClaimQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9]{1,9}$' })),
});

export type ClaimCaseView = Static<typeof ClaimCase>;
export type ShopClaimView = Static<typeof ShopClaim>;
export type OperatorClaimView = Static<typeof OperatorClaim>;
export type ClaimAccountInput = Static<typeof ClaimAccountBody>;
export type ClaimAnswerInput = Static<typeof ClaimAnswerBody>;
export type ClaimDecisionInput = Static<typeof ClaimDecisionBody>;
