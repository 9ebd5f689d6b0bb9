import { timingSafeEqual } from 'node:crypto';
import { isMobileNumber, LOST_NUMBER, phoneDigits } from '@dongne/contract';
import {
  endSession,
  isOlderSession,
  type MemberIdentity,
  invalidField,
  Refusal,
  type Needs,
  keyedHash,
  type Transaction,
} from '#base';
import { isSpentCode, markSpent, tryOtp } from '../login';
import { findMemberByPhone, lockMember, type MemberRow } from '../members';
import { NOT_A_NUMBER, obstacleOf, OWN_NUMBER } from './assign-number';
import { announceChange, notifyOfStop } from './lost-number-messages';
import {
  endLostNumber,
  findOpenLostNumber,
  insertLostNumber,
  type LostNumberRow,
  memberOfOpenLostNumber,
  wasStoppedSince,
} from './lost-number-repository';
import type { LostNumberInput, LostNumberStateView, OperatorLostNumberInput } from './lost-number-schemas';

export type LostNumberParts = Needs<'clock' | 'config' | 'database' | 'messages'>;
type StopParts = Needs<'clock' | 'messages'>;
type Caller = Pick<MemberIdentity, 'memberId' | 'sessionId'>;

/** Requester of a change: a session of the member, or support. */
interface Asker {
  readonly sessionId: string | null;
  readonly deviceName: string | null;
  readonly reason: string | null;
}

const HOUR_MS = 3_600_000;
const WAITS = '이미 기다리고 있는 번호 변경이 있어요. 먼저 멈춰 주세요.';
const STOPPED = `번호 변경을 멈춘 지 ${LOST_NUMBER.againAfterHours}시간이 지나지 않았어요. 고객센터로 알려 주세요.`;
const NO_MEMBER = '이 번호로 가입한 회원이 없어요.';

const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** Next reminder of a change requested then; null when none is left. */
export const nextReminder = ({ askedAt }: Pick<LostNumberRow, 'askedAt'>, now: Date): Date | null =>
  [LOST_NUMBER.firstReminderHours, LOST_NUMBER.secondReminderHours]
    .map((hours) => hoursAfter(askedAt, hours))
    .find((at) => at > now) ?? null;

/** Token of the stop link, derived from the id, so that every message can contain it. */
const tokenOf = ({ config }: Needs<'config'>, id: number): string =>
  `${id}.${keyedHash(config, 'lost-number-stop', String(id))}`;

/** Link that stops a change without a login. The token is in the fragment, so that it is in no server log. */
export const stopLinkOf = (parts: Needs<'config'>, { id }: Pick<LostNumberRow, 'id'>): string =>
  `${parts.config.publicOrigin}/login/number#${tokenOf(parts, id)}`;

/** Change of a link; undefined for an invalid token. */
const idOfToken = (parts: Needs<'config'>, token: string): number | undefined => {
  const id = Number(/^\d{1,9}(?=\.)/.exec(token)?.[0]);
  if (Number.isNaN(id)) return undefined;
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(parts, id))];
  return given.length === made.length && timingSafeEqual(given, made) ? id : undefined;
};

const begin = async (
  tx: Transaction,
  parts: LostNumberParts,
  member: MemberRow,
  { input, asker }: { readonly input: LostNumberInput; readonly asker: Asker },
): Promise<Refusal | undefined> => {
  const now = parts.clock.now();
  const newNumber = phoneDigits(input.phoneNumber);
  if (newNumber === member.phoneNumber) return invalidField('phoneNumber', OWN_NUMBER);
  const open = await findOpenLostNumber(tx, member.id);
  if (open !== undefined) {
    const isRepeated = open.newNumber === newNumber && (await isSpentCode(tx, parts, input));
    return isRepeated ? undefined : new Refusal('INVALID_TRANSITION', { svMessage: WAITS });
  }
  const since = hoursAfter(now, -LOST_NUMBER.againAfterHours);
  if (asker.sessionId !== null && (await wasStoppedSince(tx, asker.sessionId, since)))
    return new Refusal('INVALID_TRANSITION', { svMessage: STOPPED });
  const otp = await tryOtp(tx, parts, input);
  if (otp instanceof Refusal) return otp;
  if (otp.spentAt !== null) return new Refusal('OTP_EXPIRED');
  const obstacle = await obstacleOf(tx, parts, newNumber);
  if (obstacle !== undefined) return obstacle;
  await markSpent(tx, otp.id, now);
  const row = await insertLostNumber(tx, {
    memberId: member.id,
    newNumber,
    askedAt: now,
    dueAt: hoursAfter(now, LOST_NUMBER.waitHours),
    remindAt: nextReminder({ askedAt: now }, now),
    ...asker,
  });
  await announceChange(tx, parts, member, row, { link: stopLinkOf(parts, row) });
  return undefined;
};

const checkNumber = (typed: string): void => {
  if (!isMobileNumber(typed)) throw invalidField('phoneNumber', NOT_A_NUMBER);
};

/** Runs `work` on a locked member. Throws a refusal after the commit, so that wrong codes are counted. */
const committed = async (
  { database }: LostNumberParts,
  work: (tx: Transaction) => Promise<Refusal | undefined>,
): Promise<void> => {
  const refusal = await database.transaction(work);
  if (refusal !== undefined) throw refusal;
};

/**
 * Starts the change of a lost number: a code verifies the new one, and for 72 hours the current number and all devices
 * are notified and can stop it. Repeating changes nothing.
 *
 * @throws {Refusal} `VALIDATION` on `phoneNumber`, `OTP_WRONG`, `OTP_EXPIRED`, `ALREADY_EXISTS` when another member has
 * it, `INVALID_TRANSITION` while one waits, or within 72 hours after one was stopped.
 */
export const askForChange = async (
  parts: LostNumberParts,
  { memberId, sessionId }: Caller,
  { input, deviceName }: { readonly input: LostNumberInput; readonly deviceName: string | null },
): Promise<void> => {
  checkNumber(input.phoneNumber);
  await committed(parts, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) return new Refusal('INVALID_JWT');
    return begin(tx, parts, member, { input, asker: { sessionId, deviceName, reason: null } });
  });
};

/**
 * Starts the same for support, for a person who cannot log in. The code was sent to the new number and read out to
 * support.
 *
 * @throws {Refusal} as above, and `VALIDATION` on `presentNumber` when no member has it.
 */
export const askForChangeAsSupport = async (
  parts: LostNumberParts,
  { presentNumber, reason, ...input }: OperatorLostNumberInput,
): Promise<void> => {
  checkNumber(input.phoneNumber);
  await committed(parts, async (tx) => {
    const found = await findMemberByPhone(tx, phoneDigits(presentNumber));
    const member = found && (await lockMember(tx, found.id));
    if (member === undefined) return invalidField('presentNumber', NO_MEMBER);
    return begin(tx, parts, member, { input, asker: { sessionId: null, deviceName: null, reason } });
  });
};

/** Waiting change as shown on the member's devices. */
export const viewWaitingChange = async (
  { database }: Needs<'database'>,
  { memberId, sessionId }: Caller,
): Promise<LostNumberStateView> => {
  const row = await findOpenLostNumber(database, memberId);
  if (row === undefined) return { waiting: null };
  return {
    waiting: {
      lastDigits: row.newNumber?.slice(-4) ?? '',
      askedAt: row.askedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      deviceName: row.deviceName,
      isOwnDevice: row.sessionId === sessionId,
    },
  };
};

/** Whether a stop ends the requesting session: by link or support always, by a device only if that session is older. */
const endsAsker = async (tx: Transaction, asker: string, stopper: string | undefined): Promise<boolean> => {
  if (stopper === undefined) return true;
  return stopper !== asker && (await isOlderSession(tx, stopper, asker));
};

const stop = async (tx: Transaction, parts: StopParts, memberId: number, stopper?: string): Promise<boolean> => {
  const member = await lockMember(tx, memberId);
  const row = member && (await findOpenLostNumber(tx, memberId));
  if (member === undefined || row === undefined) return false;
  const now = parts.clock.now();
  await endLostNumber(tx, row.id, 'stopped', now);
  if (row.sessionId !== null && (await endsAsker(tx, row.sessionId, stopper)))
    await endSession(tx, row.sessionId, 'otherDevice', now);
  await notifyOfStop(tx, parts, member, row.newNumber);
  return true;
};

/** Stops the waiting change, if any, from a device of the member. */
export const stopChange = async (parts: LostNumberParts, { memberId, sessionId }: Caller): Promise<void> => {
  await parts.database.transaction((tx) => stop(tx, parts, memberId, sessionId));
};

/**
 * Stops a change by its link's token, or by its id for support.
 *
 * @throws {Refusal} `NOT_FOUND` when it has ended or does not exist.
 */
export const stopChangeOf = async (
  parts: LostNumberParts,
  by: { readonly id: number } | { readonly token: string },
): Promise<void> => {
  const isStopped = await parts.database.transaction(async (tx) => {
    const id = 'id' in by ? by.id : idOfToken(parts, by.token);
    const memberId = id === undefined ? undefined : await memberOfOpenLostNumber(tx, id);
    return memberId !== undefined && stop(tx, parts, memberId);
  });
  if (!isStopped) throw new Refusal('NOT_FOUND', { svMessage: '이미 멈췄거나 끝난 변경이에요.' });
};

/** Stops the waiting change if its requesting device was logged out by another one. */
export const stopChangeAskedBy = async (
  tx: Transaction,
  parts: StopParts,
  { memberId, isAsker }: { readonly memberId: number; readonly isAsker: (sessionId: string) => boolean },
): Promise<void> => {
  const row = await findOpenLostNumber(tx, memberId);
  if (row?.sessionId !== null && row?.sessionId !== undefined && isAsker(row.sessionId))
    await stop(tx, parts, memberId);
};

/** Ends the waiting change, because the current number was verified after all. */
export const endWaitingChange = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  const row = await findOpenLostNumber(tx, memberId);
  if (row !== undefined) await endLostNumber(tx, row.id, 'replaced', now);
};
