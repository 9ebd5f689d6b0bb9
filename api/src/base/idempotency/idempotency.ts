import { createHash } from 'node:crypto';
import type { Transaction } from '../database';
import { type Clock, Refusal } from '../common';
import { firstCall, keepAnswer, takeKey } from './idempotency-repository';

/** What makes two creating calls the same. */
export interface IdempotentCall {
  readonly memberId: number;
  /** The `Idempotency-Key` header; without one the effect simply runs. */
  readonly key: string | undefined;
  /** Everything the caller sent that matters, the name of the operation included; a file stands as its hash. */
  readonly body: unknown;
  readonly clock: Clock;
}

const sortedEntries = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body, sortedEntries) ?? '')
    .digest('base64url');

/**
 * Runs an effect once per member and key, inside the transaction that the effect writes in: a repetition with the same
 * body gets the first answer, and of two at the same moment one waits for the other (the key's row is unique) and then
 * repeats its answer. When the effect throws, the transaction rolls back and the key is free again.
 *
 * @param effect its answer must survive JSON unchanged.
 * @throws {Refusal} `IDEMPOTENCY_MISMATCH` when the key was used with another body.
 */
export const withIdempotency = async <Answer>(
  tx: Transaction,
  { memberId, key, body, clock }: IdempotentCall,
  effect: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined || key === '') return effect();
  const bodyHash = hashOf(body);
  const own = { memberId, key };

  if (await takeKey(tx, own, bodyHash, clock.now())) {
    const answer = await effect();
    await keepAnswer(tx, own, answer);
    return answer;
  }

  const first = await firstCall(tx, own);
  if (first?.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by the same effect for the same body, and plain JSON by the promise above
  return first.answer as Answer;
};
