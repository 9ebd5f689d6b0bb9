import { createHash } from 'node:crypto';
import { type Database, pipelined, readThenWrite, type Transaction } from '../database';
import { type Clock, Refusal } from '../common';
import { firstCall, storeAnswer, takeAnsweredKey, takeKey } from './idempotency-repository';

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

type FirstCall = Awaited<ReturnType<typeof firstCall>>;

const answerOfFirst = <Answer>(first: FirstCall, bodyHash: string): Answer => {
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

  return answerOfFirst(await firstCall(tx, own), bodyHash);
};

/** Effect in a transaction of two steps. */
export interface PipelinedEffect<Facts, Answer> {
  /** Lock that all calls of the member with this effect wait for. */
  readonly lock: (tx: Transaction) => Promise<unknown>;
  /** Further locks and reads, sent together with the lock. A repetition ignores their refusals. */
  readonly read: (tx: Transaction) => Promise<Facts>;
  /** Sends the writes and gives the response before they have ended. */
  readonly write: (tx: Transaction, facts: Facts) => { readonly answer: Answer; readonly written: Promise<unknown> };
}

/**
 * Does the same in a transaction of its own, for an effect whose response is known before its writes: the key is read
 * after the lock, and stored with the response and the writes.
 *
 * @throws {Refusal} as `withIdempotency`, also when another operation takes the same key meanwhile.
 */
export const withPipelinedIdempotency = <Facts, Answer>(
  database: Database,
  { memberId, key, body, clock }: IdempotentCall,
  { lock, read, write }: PipelinedEffect<Facts, Answer>,
): Promise<Answer> => {
  const own = key === undefined || key === '' ? undefined : { memberId, key };
  const bodyHash = hashOf(body);
  return readThenWrite(database, {
    read: async (tx) => {
      const locking = lock(tx);
      const finding = own === undefined ? undefined : firstCall(tx, own);
      const reading = read(tx);
      await Promise.allSettled([locking, finding, reading]);
      await locking;
      const first = await finding;
      return first === undefined ? { facts: await reading } : { first };
    },
    write: async (tx, state) => {
      if ('first' in state) return answerOfFirst(state.first, bodyHash);
      const { answer, written } = write(tx, state.facts);
      const taking = own === undefined || takeAnsweredKey(tx, { ...own, bodyHash, answer, createdAt: clock.now() });
      const [, isTaken] = await pipelined([written, taking]);
      if (!isTaken) throw new Refusal('IDEMPOTENCY_MISMATCH');
      return answer;
    },
  });
};
