import { createHash } from 'node:crypto';
import { pipelined, type Transaction } from '../database';
import { type Clock, Refusal } from '../common';
import { firstCall, type OwnKey, storeAnswer, takeKey } from './idempotency-repository';

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

const answerOfFirst = async <Answer>(tx: Transaction, own: OwnKey, bodyHash: string): Promise<Answer> => {
  const first = await firstCall(tx, own);
  if (first?.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by the same effect for the same body, and plain JSON by the promise below
  return first.answer as Answer;
};

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

  return answerOfFirst(tx, own, bodyHash);
};

/** Effect in two round trips: its locks and reads, whose refusals a repetition ignores, then its writes. */
export interface PipelinedEffect<Facts, Answer> {
  readonly read: () => Promise<Facts>;
  /** Sends the writes and gives the response before they have ended. */
  readonly write: (facts: Facts) => { readonly answer: Answer; readonly written: Promise<unknown> };
}

/**
 * Does the same for an effect whose response is known before its writes: the key is taken with its reads, and the
 * response stored with its writes.
 *
 * @throws {Refusal} as `withIdempotency`.
 */
export const withPipelinedIdempotency = async <Facts, Answer>(
  tx: Transaction,
  { memberId, key, body, clock }: IdempotentCall,
  { read, write }: PipelinedEffect<Facts, Answer>,
): Promise<Answer> => {
  if (key === undefined || key === '') {
    const { answer, written } = write(await read());
    await written;
    return answer;
  }
  const bodyHash = hashOf(body);
  const own = { memberId, key };

  const taking = takeKey(tx, own, bodyHash, clock.now());
  const reading = read();
  await Promise.allSettled([taking, reading]);
  if (!(await taking)) return answerOfFirst(tx, own, bodyHash);
  const { answer, written } = write(await reading);
  await pipelined([written, storeAnswer(tx, own, answer)]);
  return answer;
};
