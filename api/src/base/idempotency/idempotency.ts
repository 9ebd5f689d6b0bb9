import { createHash } from 'node:crypto';
import type { Transaction } from '../database';
import { type Clock, Refusal } from '../common';
import { firstCall, storeAnswer, takeKey } from './idempotency-repository';

/** Identity of a creating call. */
export interface IdempotentCall {
  readonly memberId: number;
  /** `Idempotency-Key` header; without it the effect simply runs. */
  readonly key: string | undefined;
  /** Relevant input including the operation's name; a file is represented by its hash. */
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
 * Runs an effect once per member and key, inside the transaction of the effect. A repetition with the same body replays
 * the first response; of two concurrent calls one waits for the other (unique key) and replays its response. When the
 * effect throws, the transaction rolls back and the key is free again.
 *
 * @param effect returns a value that survives JSON unchanged.
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
    await storeAnswer(tx, own, answer);
    return answer;
  }

  const first = await firstCall(tx, own);
  if (first?.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by the same effect for the same body, and plain JSON by the promise above
  return first.answer as Answer;
};
