import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

export const VoucherUse = Type.Object(
  {
    id: Type.Integer(),
    applicationId: Type.Integer(),
    laundryName: Type.String(),
    amountWon: Type.Integer(),
    refundedWon: Type.Integer(),
    state: oneOf(['paid', 'checking']),
    at: Instant,
  },
  { $id: 'VoucherUse' },
);

export const VoucherLedger = Type.Object(
  {
    balanceWon: nullable(Type.Integer({ description: 'null while the programme does not answer' })),
    items: Type.Array(ref(VoucherUse)),
    nextCursor: nullable(Type.String()),
  },
  { $id: 'VoucherLedger' },
);

export type VoucherUseView = Static<typeof VoucherUse>;
export type VoucherLedgerView = Static<typeof VoucherLedger>;
