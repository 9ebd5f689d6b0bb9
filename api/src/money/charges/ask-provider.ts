import { PAYMENT_LOST_AFTER_MS, PAYMENT_QUESTION_AFTER_MS } from '@dongne/contract';
import type { LookUpOutcome } from '../providers';
import { claimQuestion, findAttempt, unansweredAttempts, type AttemptRow } from './attempt-repository';
import type { ChargingParts } from './pay-charge';
import { settleAttempt, type Settlement } from './settle-attempt';

const sentAtOf = ({ sentAt, startedAt }: AttemptRow): Date => sentAt ?? startedAt;

/** What a provider's answer makes of a try. Who does not know it may still be about to get it, so that counts only later. */
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

/** Tries that no answer has come to in time. */
export const questionsDue = (parts: ChargingParts, limit: number): Promise<number[]> =>
  unansweredAttempts(parts.database, parts.clock.now(), sentBefore(parts), limit);

/** Asks a provider what became of a try, and writes what it says: never charged again before that is known. */
export const askProvider = async (parts: ChargingParts, attemptId: number): Promise<void> => {
  const attempt = await claimQuestion(parts.database, attemptId, parts.clock.now(), sentBefore(parts));
  if (attempt !== undefined) await ask(parts, attempt);
};

/** The same at once, because the provider has just said something about it. */
export const askProviderNow = async (parts: ChargingParts, attemptId: number): Promise<void> => {
  const attempt = await findAttempt(parts.database, attemptId);
  if (attempt !== undefined && attempt.state !== 'window') await ask(parts, attempt);
};
