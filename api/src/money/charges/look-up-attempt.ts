import { PAYMENT_LOST_AFTER_MS, PAYMENT_QUESTION_AFTER_MS } from '@dongne/contract';
import type { LookUpOutcome } from '../providers';
import { claimQuestion, findAttempt, unansweredAttempts, type AttemptRow } from './attempt-repository';
import type { ChargingParts } from './pay-charge';
import { settleAttempt } from './settle-attempt';
import type { Settlement } from './settlement';

const sentAtOf = ({ sentAt, startedAt }: AttemptRow): Date => sentAt ?? startedAt;

/**
 * Settlement of an attempt by the provider's look-up. An unknown order may still be in flight, so that counts only
 * later.
 */
const settlementOf = (found: LookUpOutcome, attempt: AttemptRow, now: Date): Settlement => {
  switch (found.state) {
    case 'approved':
      return found;
    case 'cancelled':
      return { state: 'dropped' };
    case 'not-found':
      return now.getTime() - sentAtOf(attempt).getTime() >= PAYMENT_LOST_AFTER_MS
        ? { state: 'dropped' }
        : { state: 'unknown' };
    case 'unknown':
      return { state: 'unknown' };
  }
};

const ask = async (parts: ChargingParts, attempt: AttemptRow): Promise<void> => {
  const provider = parts.cardProviders[attempt.provider];
  if (provider === null) return;
  const now = parts.clock.now();
  const { orderId, tid, amountWon } = attempt;
  const found = await provider.lookUp({ orderId, tid, amountWon, sentAt: sentAtOf(attempt), now });
  await settleAttempt(parts, attempt.id, settlementOf(found, attempt, now));
};

const sentBefore = ({ clock }: Pick<ChargingParts, 'clock'>): Date =>
  new Date(clock.now().getTime() - PAYMENT_QUESTION_AFTER_MS);

/** Attempts without an answer whose look-up is due. */
export const questionsDue = (parts: ChargingParts, limit: number): Promise<number[]> =>
  unansweredAttempts(parts.database, parts.clock.now(), sentBefore(parts), limit);

/** Looks an attempt up at its provider and settles it: never charged again before the outcome is known. */
export const lookUpAttempt = async (parts: ChargingParts, attemptId: number): Promise<void> => {
  const attempt = await claimQuestion(parts.database, attemptId, parts.clock.now(), sentBefore(parts));
  if (attempt !== undefined) await ask(parts, attempt);
};

/** Looks an attempt up at once, after a webhook of the provider. */
export const lookUpAttemptNow = async (parts: ChargingParts, attemptId: number): Promise<void> => {
  const attempt = await findAttempt(parts.database, attemptId);
  if (attempt !== undefined && attempt.state !== 'window') await ask(parts, attempt);
};
