import { forMembers, memberOf } from '../auth';
import { beforeOf, CursorQuery, feature, PAGE_SIZE, pageOf } from '../common';
import { historyOf, type HistoryRow } from './history-repository';
import { PaymentHistory, type PaymentRecordView } from './history-schemas';
import { taxOf } from './payment-picture';

const viewOf = ({ charge, card, laundryName }: HistoryRow): PaymentRecordView => {
  if (charge.status === 'Void') throw new Error("what was given up is nobody's payment");
  return {
    id: charge.id,
    kind: charge.kind,
    status: charge.status,
    applicationId: charge.requestId,
    laundryName,
    amountWon: charge.amountWon,
    refundedWon: charge.refundedWon,
    cardName: card?.issuerName ?? null,
    lastFour: card?.lastFour ?? null,
    issuedAt: charge.issuedAt.toISOString(),
    paidAt: charge.paidAt?.toISOString() ?? null,
    failMessage: charge.failMessage,
    tax: taxOf(charge),
  };
};

/** Everything a member has paid by card or owes, newest first. */
export const paymentHistoryRoutes = feature({ name: 'payment-history', needs: ['auth', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get(
      '/myPage/payment/history',
      { schema: { tags: ['payment'], querystring: CursorQuery, response: { 200: PaymentHistory } } },
      async (request) => {
        const { memberId } = memberOf(request);
        const rows = await historyOf(app.database, memberId, beforeOf(request.query.cursor), PAGE_SIZE + 1);
        const { items, nextCursor } = pageOf(rows);
        return { items: items.map(viewOf), nextCursor };
      },
    );
  }),
);
