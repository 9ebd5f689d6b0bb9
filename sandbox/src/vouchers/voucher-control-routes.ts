import { Type } from 'typebox';
import { feature, Id, Refusal } from '@dongne/api/base';
import { findMember, paysWithVouchers } from '@dongne/api/customers';
import { voucherMemberRef } from '@dongne/api/money';
import { grant } from './voucher-accounts';
import { wholeVoucherLedger } from './voucher-repository';

const Grant = Type.Object({ userId: Id, amountWon: Type.Integer({ minimum: 1, maximum: 10_000_000 }) });

/** The programme's book, and top-ups of an account, for developers and drills. */
export const voucherControlRoutes = feature(
  { name: 'sandbox-voucher-control', needs: ['clock', 'config', 'database'] },
  (app) => {
    app.get('/ledger', { schema: { hide: true } }, async () => {
      const rows = await wholeVoucherLedger(app.database);
      return rows.map(({ at, memberRef, kind, amountWon, orderId, refundId }) => ({
        at: at.toISOString(),
        memberRef,
        kind,
        amountWon,
        orderId,
        refundId,
      }));
    });

    app.post('/grant', { schema: { hide: true, body: Grant } }, async ({ body: { userId, amountWon } }) => {
      const member = await findMember(app.database, userId);
      if (member === undefined || !paysWithVouchers(member.partnerId)) throw new Refusal('NOT_FOUND');
      const memberRef = voucherMemberRef(app.config, userId);
      return { balanceWon: await grant(app.database, memberRef, amountWon, app.clock.now()) };
    });
  },
);
