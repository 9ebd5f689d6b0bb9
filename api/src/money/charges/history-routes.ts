import { forMembers, memberOf, beforeOf, CursorQuery, feature, PAGE_SIZE, pageOf } from '#base';
import { historyOf, monthSumsOf, type HistoryRow } from './history-repository';
import { PaymentHistory, type PaymentRecordView } from './history-schemas';
import { paymentSummariesOf, type PaymentSummary } from './payment-summary';
import { refundView } from './payment-schemas';

const periodOf = ({ periodStartsAt, periodEndsAt }: HistoryRow['charge']): PaymentRecordView['period'] =>
  periodStartsAt === null || periodEndsAt === null
    ? null
    : { startsAt: periodStartsAt.toISOString(), endsAt: periodEndsAt.toISOString() };

const viewOf = ({ charge, month, laundryName }: HistoryRow, summary: PaymentSummary): PaymentRecordView => {
  if (charge.status === 'Void') throw new Error('a void charge is not a payment');
  return {
    id: charge.id,
    kind: charge.kind,
    status: charge.status,
    month,
    applicationId: charge.requestId,
    laundryName,
    period: periodOf(charge),
    amountWon: charge.amountWon,
    refundedWon: charge.refundedWon,
    refunds: summary.refunds.map((refund) => refundView({ ...refund, beganAt: refund.wantedAt })),
    card: summary.card,
    isBeingPaid: summary.isBeingPaid,
    issuedAt: charge.issuedAt.toISOString(),
    paidAt: charge.paidAt?.toISOString() ?? null,
    failMessage: charge.paidAt === null ? charge.failMessage : null,
  };
};

/** Card payments and open charges of a member, newest first, with the sum of each month. */
export const paymentHistoryRoutes = feature({ name: 'payment-history', needs: ['auth', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get(
      '/myPage/payment/history',
      { schema: { tags: ['payment'], querystring: CursorQuery, response: { 200: PaymentHistory } } },
      async (request) => {
        const { memberId } = memberOf(request);
        const { cursor } = request.query;
        const after = cursor === undefined ? undefined : beforeOf(cursor);
        const { items, nextCursor } = pageOf(await historyOf(app.database, memberId, after, PAGE_SIZE + 1));
        const summaryOf = await paymentSummariesOf(
          app.database,
          items.map(({ charge }) => charge),
        );
        const months = [...new Set(items.map(({ month }) => month))];
        return {
          items: items.map((row) => viewOf(row, summaryOf(row.charge))),
          months: await monthSumsOf(app.database, memberId, months),
          nextCursor,
        };
      },
    );
  }),
);
