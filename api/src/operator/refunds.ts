import { Type, type Static } from 'typebox';
import { chargeOfRequest, paymentOf, wantRefund } from '../charges';
import { Refusal, type Needs } from '../common';

const MOST_LETTERS = 100;

/** What an operator gives back of a request's payment; without an amount all that is left. */
export const RefundBody = Type.Object(
  {
    applicationId: Type.Integer(),
    amountWon: Type.Optional(Type.Integer({ minimum: 1 })),
    reason: Type.String({ minLength: 1, maxLength: MOST_LETTERS, description: 'the customer reads it' }),
  },
  { $id: 'RefundBody' },
);

export const RefundAnswer = Type.Object(
  {
    applicationId: Type.Integer(),
    paidWon: Type.Integer(),
    refundedWon: Type.Integer(),
    onItsWayWon: Type.Integer({ description: 'the provider has not answered for these yet' }),
  },
  { $id: 'RefundAnswer' },
);

/**
 * Gives money of a request back; a job sends it at once.
 *
 * @throws {Refusal} `NOT_FOUND` where nothing was ever owed, `INVALID_TRANSITION` where nothing is left, `VALIDATION`.
 */
export const refundRequest = async (
  parts: Needs<'clock' | 'database'>,
  { applicationId, amountWon, reason }: Static<typeof RefundBody>,
): Promise<Static<typeof RefundAnswer>> =>
  parts.database.transaction(async (tx) => {
    const found = await chargeOfRequest(tx, applicationId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    await wantRefund(tx, parts, { chargeId: found.id, amountWon: amountWon ?? null, reason, askedBy: 'operator' });
    const { refunds, refundedWon } = await paymentOf(tx, found);
    const onItsWay = refunds.filter(({ state }) => state !== 'done' && state !== 'refused');
    return {
      applicationId,
      paidWon: found.amountWon,
      refundedWon,
      onItsWayWon: onItsWay.reduce((sum, refund) => sum + refund.amountWon, 0),
    };
  });
