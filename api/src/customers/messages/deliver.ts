import { createHash } from 'node:crypto';
import { BRAND, MESSAGE_DELIVERY } from '@dongne/contract';
import type { Needs } from '#base';
import { findMember } from '../members';
import { nextTryAt, nightEndsAt } from './delivery-rules';
import { devicesOf, type PushDevice } from './push-devices';
import { claimDue, settleMessage, type OutboxRow } from './outbox-repository';

export type DeliveryParts = Needs<'clock' | 'database' | 'messages'>;

/** Result of a claimed message. */
type Result =
  | { readonly state: 'sent'; readonly by: 'push' | 'sms' }
  | { readonly state: 'dropped' | 'failed'; readonly reason: string }
  | { readonly state: 'again'; readonly reason: string; readonly reached?: readonly string[] }
  | { readonly state: 'later'; readonly at: Date };

const AT_ONCE = 20;

/** Hash that identifies a device without storing its token or endpoint. */
const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 16);

/** Postpones a service message to the morning, whatever the consents. */
const nightWait = ({ clock }: DeliveryParts): Result | null => {
  const morning = nightEndsAt(clock.now());
  return morning === null ? null : { state: 'later', at: morning };
};

/** Reason against sending an advertisement now; the consent may have been withdrawn since it was written. */
const advertisingStop = async (parts: DeliveryParts, { memberId }: OutboxRow): Promise<Result | null> => {
  const member = memberId === null ? undefined : await findMember(parts.database, memberId);
  if (member === undefined || !member.marketingAllowed) return { state: 'dropped', reason: 'no consent' };
  return member.nightAllowed ? null : nightWait(parts);
};

interface Reached {
  readonly reached: readonly string[];
  /** Reason if the result is unknown for some device; null when all are known. */
  readonly doubt: string | null;
}

/** Pushes to every device not reached yet; unregistered ones are deleted. */
const pushToAll = async (parts: DeliveryParts, row: OutboxRow, devices: readonly PushDevice[]): Promise<Reached> => {
  const now = parts.clock.now();
  const reached = [...row.reached];
  let doubt: string | null = null;
  for (const { name, send, forget } of devices) {
    if (reached.includes(fingerprint(name))) continue;
    const outcome = await send({ ...row, isRepeated: row.tries > 1, now });
    if (outcome.state === 'sent') reached.push(fingerprint(name));
    if (outcome.state === 'gone') await forget();
    if (outcome.state === 'unknown') doubt = outcome.reason;
  }
  return { reached, doubt };
};

const sendSms = async ({ clock, messages }: DeliveryParts, row: OutboxRow): Promise<Result> => {
  const { key, to, title, purpose, tries } = row;
  if (messages.senders.sms === null) return { state: 'dropped', reason: 'nowhere' };
  const outcome = await messages.senders.sms.send({
    key,
    to,
    title,
    text: `[${BRAND.name}] ${row.text}`,
    isCode: purpose === 'code',
    isRepeated: tries > 1,
    now: clock.now(),
  });
  switch (outcome.state) {
    case 'sent':
      return { state: 'sent', by: 'sms' };
    case 'refused':
      return { state: 'failed', reason: outcome.reason };
    case 'unknown':
      return { state: 'again', reason: outcome.reason };
  }
};

const sendByPush = async (parts: DeliveryParts, row: OutboxRow): Promise<Result | null> => {
  if (row.memberId === null) return null;
  const { reached, doubt } = await pushToAll(parts, row, await devicesOf(parts, row.memberId));
  if (doubt !== null) return { state: 'again', reason: doubt, reached };
  return reached.length > 0 ? { state: 'sent', by: 'push' } : null;
};

const attempt = async (parts: DeliveryParts, row: OutboxRow): Promise<Result> => {
  if (row.expiresAt <= parts.clock.now()) return { state: 'dropped', reason: 'expired' };
  switch (row.purpose) {
    case 'code':
      return sendSms(parts, row);
    case 'order':
      return (await sendByPush(parts, row)) ?? (await sendSms(parts, row));
    case 'service':
      return nightWait(parts) ?? (await sendByPush(parts, row)) ?? { state: 'dropped', reason: 'nowhere' };
    case 'advertising':
      return (
        (await advertisingStop(parts, row)) ?? (await sendByPush(parts, row)) ?? { state: 'dropped', reason: 'nowhere' }
      );
  }
};

/** Deletes the text of a login code after sending, because anyone who reads it could use it. */
const textAfter = ({ purpose }: OutboxRow): { text?: string } => (purpose === 'code' ? { text: '' } : {});

const changesOf = (row: OutboxRow, result: Result, now: Date): Parameters<typeof settleMessage>[2] => {
  switch (result.state) {
    case 'sent':
      return { ...textAfter(row), state: 'sent', sentBy: result.by, endedAt: now, reason: null };
    case 'dropped':
    case 'failed':
      return { ...textAfter(row), state: result.state, reason: result.reason, endedAt: now };
    case 'later':
      return { state: 'waiting', dueAt: result.at, tries: row.tries - 1 };
    case 'again': {
      const dueAt = nextTryAt(row.tries, now);
      const reached = result.reached === undefined ? {} : { reached: [...result.reached] };
      return dueAt === null
        ? { ...textAfter(row), ...reached, state: 'failed', reason: result.reason, endedAt: now }
        : { ...reached, state: 'waiting', dueAt, reason: result.reason };
    }
  }
};

const deliver = async (parts: DeliveryParts, row: OutboxRow): Promise<void> => {
  const result = await attempt(parts, row);
  await settleMessage(parts.database, row, changesOf(row, result, parts.clock.now()));
};

/**
 * Claims due messages and delivers them. A crashed process holds its messages until the lease ends; then they are
 * retried with the same keys.
 *
 * @param only id of the one message to send, instead of all due ones.
 * @returns the number of claimed messages.
 */
export const deliverDue = async (parts: DeliveryParts, only?: number): Promise<number> => {
  const now = parts.clock.now();
  const leaseEndsAt = new Date(now.getTime() + MESSAGE_DELIVERY.leaseSeconds * 1_000);
  const claimed = await claimDue(parts.database, { now, leaseEndsAt, limit: AT_ONCE, only });
  await Promise.all(claimed.map((row) => deliver(parts, row)));
  return claimed.length;
};

/** Maximum rounds of a call, so that other jobs get their turn. */
const MOST_ROUNDS = 25;

/** Delivers all due messages, including those that become unblocked. */
export const deliverAllDue = async (parts: DeliveryParts): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await deliverDue(parts)) === 0) return;
};

/** Batch size of {@link deliverDue}. */
export const DELIVERED_AT_ONCE = AT_ONCE;
