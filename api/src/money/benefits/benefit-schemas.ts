import { Type, type Static } from 'typebox';
import { COUPON_CODE } from '@dongne/contract';
import { Instant, nullable, oneOf, ref } from '#base';

const COUPON_STATES = ['usable', 'used', 'expired'] as const;
const POINT_KINDS = ['earned', 'spent', 'expired', 'returned', 'revoked'] as const;

export const Coupon = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String(),
    name: Type.String(),
    discountWon: Type.Integer(),
    minimumWon: Type.Integer({ description: 'smallest order it can be used for' }),
    state: oneOf(COUPON_STATES),
    expiresAt: Instant,
    usedAt: nullable(Instant),
  },
  { $id: 'Coupon' },
);

export const CouponList = Type.Object({ items: Type.Array(ref(Coupon)) }, { $id: 'CouponList' });

export const CouponCode = Type.Object({
  code: Type.String({ minLength: 1, maxLength: COUPON_CODE.maxLetters, description: 'in any letters' }),
});

export const PointEntry = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(POINT_KINDS),
    amount: Type.Integer({ description: 'negative when points go' }),
    text: Type.String(),
    at: Instant,
    expiresAt: nullable(Instant),
  },
  { $id: 'PointEntry' },
);

export const PointLedger = Type.Object(
  {
    balance: Type.Integer(),
    expiringSoon: Type.Integer({ description: 'points that run out within 30 days' }),
    items: Type.Array(ref(PointEntry)),
    nextCursor: nullable(Type.String()),
  },
  { $id: 'PointLedger' },
);

export type CouponView = Static<typeof Coupon>;
export type PointEntryView = Static<typeof PointEntry>;
export type PointLedgerView = Static<typeof PointLedger>;
