import { INQUIRY } from '@dongne/contract';
import { invalidField, isBlank, Refusal, type Needs, type Transaction, withIdempotency, countUse } from '#base';
import { findMember, preventWithdrawal, INQUIRY_TEXTS, notifyMember } from '#customers';
import { noInquiry } from './inquiry-queries';
import {
  findAndLockInquiry,
  insertInquiry,
  insertMessage,
  isRequestOf,
  messagesOf,
  updateWaiting,
} from './inquiry-repository';
import type { InquiryInput } from './inquiry-schemas';

const HOUR_MS = 3_600_000;

type WritingParts = Needs<'clock' | 'config' | 'database'>;

/** Writer of a message, and its idempotency key. */
interface Writer {
  readonly memberId: number;
  readonly key: string | undefined;
}

const textOf = (text: string): string => {
  if (isBlank(text)) throw invalidField('text', '문의할 내용을 적어 주세요.');
  return text.trim();
};

/** Counts one message of a member towards the rate limit, new or reply. */
const countMessage = (tx: Transaction, parts: WritingParts, memberId: number): Promise<void> =>
  countUse(tx, parts, { subject: `inquiry:${memberId}`, max: INQUIRY.perHour, windowMs: HOUR_MS });

/**
 * Starts a thread with support, once per key.
 *
 * @returns its id.
 * @throws {Refusal} `VALIDATION`, `NOT_FOUND` for a request that is not the member's, `TOO_MANY_REQUESTS`,
 * `IDEMPOTENCY_MISMATCH`.
 */
export const leaveInquiry = (parts: WritingParts, { memberId, key }: Writer, input: InquiryInput): Promise<number> => {
  const { clock, database } = parts;
  const { category, applicationId: requestId = null } = input;
  const text = textOf(input.text);
  const body = ['inquiry', category, text, requestId];
  return database.transaction((tx) =>
    withIdempotency(tx, { memberId, key, body, clock }, async () => {
      await preventWithdrawal(tx, memberId);
      await countMessage(tx, parts, memberId);
      if (requestId !== null && !(await isRequestOf(tx, memberId, requestId)))
        throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
      const at = clock.now();
      const inquiryId = await insertInquiry(tx, { memberId, category, requestId, createdAt: at, waitsSince: at });
      await insertMessage(tx, { inquiryId, writer: 'member', text, at });
      return inquiryId;
    }),
  );
};

/**
 * Replies in a thread of the member's own, once per key; reopens it.
 *
 * @throws {Refusal} `VALIDATION`, `NOT_FOUND`, `TOO_MANY_REQUESTS`, `IDEMPOTENCY_MISMATCH`.
 */
export const replyToInquiry = (
  parts: WritingParts,
  { memberId, key }: Writer,
  inquiryId: number,
  sent: string,
): Promise<null> => {
  const { clock, database } = parts;
  const text = textOf(sent);
  return database.transaction((tx) =>
    withIdempotency(tx, { memberId, key, body: ['inquiryReply', inquiryId, text], clock }, async () => {
      await preventWithdrawal(tx, memberId);
      await countMessage(tx, parts, memberId);
      const inquiry = await findAndLockInquiry(tx, { memberId }, inquiryId);
      if (inquiry === undefined) throw noInquiry();
      const at = clock.now();
      await insertMessage(tx, { inquiryId, writer: 'member', text, at });
      // Keeps the waiting time of the first unanswered message.
      await updateWaiting(tx, inquiryId, inquiry.waitsSince ?? at);
      return null;
    }),
  );
};

/**
 * Answers a thread as support, and notifies its member. Idempotent: the same words as the last answer, without a
 * message of the member in between.
 *
 * @throws {Refusal} `VALIDATION`, `NOT_FOUND`.
 */
export const answerInquiry = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  inquiryId: number,
  sent: string,
): Promise<void> => {
  const text = textOf(sent);
  return parts.database.transaction(async (tx) => {
    const inquiry = await findAndLockInquiry(tx, null, inquiryId);
    // Reads again under the lock: its member may have withdrawn while waiting for it.
    if (inquiry === undefined || (await findMember(tx, inquiry.memberId)) === undefined) throw noInquiry();
    const last = (await messagesOf(tx, [inquiryId])).at(-1);
    if (last?.writer === 'support' && last.text === text) return;
    await insertMessage(tx, { inquiryId, writer: 'support', text, at: parts.clock.now() });
    await updateWaiting(tx, inquiryId, null);
    await notifyMember(tx, parts, inquiry.memberId, INQUIRY_TEXTS.answered({ inquiryId }));
  });
};
