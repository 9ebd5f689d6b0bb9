import type { Needs } from '#base';
import type { CardProvider, RefundOutcome } from '../providers';
import type { AttemptRow } from './attempt-repository';
import { lockCharge, type ChargeRow } from './charge-repository';
import { post } from './ledger';
import { countRefund, payingAttempt } from './refund-charge';
import {
  dueRefunds,
  findRefund,
  hasOpenRefund,
  lockDueRefund,
  updateRefund,
  type RefundRow,
} from './refund-repository';
import { lockChargeAndSubject } from './settle-attempt';

type RefundParts = Needs<'cardProviders' | 'clock' | 'database' | 'messages' | 'payables'>;

interface Sending {
  readonly refund: RefundRow;
  readonly charge: ChargeRow;
  readonly attempt: AttemptRow;
}

/** Claims a due refund; undefined when another process has it, or another refund of the charge is in flight. */
const begin = ({ clock, database }: RefundParts, id: number): Promise<Sending | undefined> =>
  database.transaction(async (tx) => {
    const known = await findRefund(tx, id);
    if (known === undefined) return undefined;
    const charge = await lockCharge(tx, known.chargeId);
    const refund = await lockDueRefund(tx, id, clock.now());
    if (refund === undefined || (await hasOpenRefund(tx, charge.id, id))) return undefined;
    const attempt = await payingAttempt(tx, refund);
    if (attempt === undefined || attempt.tid === null) return undefined;
    const sent = await updateRefund(tx, id, {
      state: 'sent',
      sentAt: clock.now(),
      tries: refund.tries + 1,
    });
    return { refund: sent, charge, attempt };
  });

/** Refunds the whole remainder in one piece; anything else is a part with the amount that it leaves. */
const partOf = ({ refund, charge, attempt }: Sending) => {
  if (attempt.state === 'surplus') return null;
  const leftWon = charge.amountWon - charge.refundedWon - refund.amountWon;
  return leftWon === 0 && charge.refundedWon === 0 ? null : { amountWon: refund.amountWon, leftWon };
};

const DONE_BEFORE: RefundOutcome = { state: 'refunded' };

/**
 * Resolves a refusal of a refund that was sent before without an answer: providers refuse a repeated refund. They are
 * looked up; a refused part was done before, because it fits the remainder only once.
 */
const refusedAgain = async (
  provider: CardProvider,
  sending: Sending,
  refused: RefundOutcome,
  now: Date,
): Promise<RefundOutcome> => {
  const { refund, attempt } = sending;
  if (refund.tries === 1) return refused;
  const found = await provider.lookUp({
    orderId: attempt.orderId,
    tid: attempt.tid,
    amountWon: attempt.amountWon,
    sentAt: attempt.sentAt ?? attempt.startedAt,
    now,
  });
  if (found.state === 'cancelled') return DONE_BEFORE;
  if (found.state === 'approved') return partOf(sending) === null ? refused : DONE_BEFORE;
  return found.state === 'unknown' ? found : refused;
};

const ask = async ({ cardProviders, clock }: RefundParts, sending: Sending): Promise<RefundOutcome> => {
  const { refund, attempt } = sending;
  const provider = cardProviders[attempt.provider];
  if (provider === null || attempt.tid === null)
    return { state: 'unknown', doubt: { why: 'network' }, netCancel: 'not-offered' };
  const now = clock.now();
  const outcome = await provider.refund({
    tid: attempt.tid,
    orderId: refund.orderId,
    part: partOf(sending),
    reason: refund.reason,
    now,
  });
  if (outcome.state === 'refused') return refusedAgain(provider, sending, outcome, now);
  // The provider already has this refund: the first send succeeded.
  return outcome.state === 'unknown' && outcome.doubt.why === 'order-used' ? DONE_BEFORE : outcome;
};

/** Writes the outcome of a refund. Idempotent. */
const settle = (parts: RefundParts, { refund: sent, attempt }: Sending, outcome: RefundOutcome): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const charge = await lockChargeAndSubject(tx, parts, sent.chargeId);
    const refund = await findRefund(tx, sent.id);
    if (refund === undefined || (refund.state !== 'sent' && refund.state !== 'unknown')) return;
    const at = parts.clock.now();
    if (outcome.state === 'unknown') {
      await updateRefund(tx, refund.id, { state: 'unknown' });
      return;
    }
    if (outcome.state === 'refused') {
      const { code, message } = outcome;
      await updateRefund(tx, refund.id, { state: 'refused', settledAt: at, code, message });
      return;
    }
    await updateRefund(tx, refund.id, { state: 'done', settledAt: at });
    const isSurplus = attempt.state === 'surplus';
    await post(tx, { kind: isSurplus ? 'returned' : 'refunded', chargeId: charge.id, refundId: refund.id, at }, [
      [isSurplus ? 'surplus' : 'sales', refund.amountWon],
      [attempt.provider, -refund.amountWon],
    ]);
    if (isSurplus) return;
    const counted = await countRefund(tx, charge, refund.amountWon);
    await parts.payables[charge.kind].onRefunded(tx, parts, counted, refund.amountWon);
  });

/** Sends a refund that is due, for the first time or after an unknown outcome. */
export const sendRefund = async (parts: RefundParts, id: number): Promise<void> => {
  const sending = await begin(parts, id);
  if (sending !== undefined) await settle(parts, sending, await ask(parts, sending));
};

/** Refunds that are due now. */
export const refundsDue = ({ clock, database }: Needs<'clock' | 'database'>, limit: number): Promise<number[]> =>
  dueRefunds(database, clock.now(), limit);
