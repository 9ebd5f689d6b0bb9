import { REGISTRATION_TERMS, type RegistrationTerm } from '@dongne/contract';
import { Refusal, type Needs, type Executor, type Transaction } from '#base';
import {
  advertisingConsentOf,
  type ConsentRow,
  findMember,
  insertConsents,
  isRestricted,
  lastConsentsOf,
  lockMember,
  type MemberRow,
  TERM_VERSION,
  updateMember,
} from '../members';
import { ACCOUNT_TEXTS, notifyMember } from '../messages';
import { isAdvertising, isAskedAgain, isRequired } from './consent-rules';
import type { ConsentAnswerInput, ConsentView } from './consent-schemas';

type Answers = ReadonlyMap<RegistrationTerm, boolean>;

const lastByTerm = async (executor: Executor, memberId: number): Promise<ReadonlyMap<RegistrationTerm, ConsentRow>> =>
  new Map((await lastConsentsOf(executor, memberId)).map((row) => [row.term, row]));

/** Current consents of a member; voucher users have no advertising terms. */
export const consentsOf = async (
  { clock, database }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<ConsentView[]> => {
  const member = await findMember(database, memberId);
  const last = await lastByTerm(database, memberId);
  const isWithout = isRestricted(member?.partnerId ?? null, 'advertising');
  return REGISTRATION_TERMS.filter(({ key }) => !(isWithout && isAdvertising(key))).map(({ key: term }) => {
    const row = last.get(term);
    return {
      term,
      version: row?.version ?? TERM_VERSION[term],
      isAgreed: row?.isAgreed ?? false,
      answeredAt: row?.at.toISOString() ?? null,
      isAsked: row !== undefined && isAskedAgain(row, clock.now()),
    };
  });
};

/** Effective answers: those that were due, and changes of a choice. Repetitions are dropped. */
const countingAnswers = async (
  tx: Transaction,
  memberId: number,
  answers: readonly ConsentAnswerInput[],
  now: Date,
): Promise<{ readonly said: Map<RegistrationTerm, boolean>; readonly wasAsked: boolean }> => {
  const last = await lastByTerm(tx, memberId);
  const isAsked = ({ term }: ConsentAnswerInput): boolean => {
    const row = last.get(term);
    return row !== undefined && isAskedAgain(row, now);
  };
  const counting = answers.filter((answer) => {
    const { term, isAgreed } = answer;
    return isAsked(answer) || (!isRequired(term) && isAgreed !== (last.get(term)?.isAgreed ?? false));
  });
  return { said: new Map(counting.map(({ term, isAgreed }) => [term, isAgreed])), wasAsked: counting.some(isAsked) };
};

/** Changed consent columns of a member. Withdrawing the daytime consent also withdraws the night one. */
const changeOf = (member: MemberRow, said: Answers, now: Date) => {
  const marketing = said.get('marketing') ?? member.marketingAllowed;
  return {
    ...advertisingConsentOf(member, marketing, said.get('night') ?? member.nightAllowed, now),
    locationAllowed: said.get('location') ?? member.locationAllowed,
    // The confirmation counts as the two-yearly notice.
    ...(said.get('marketing') === true && { consentToldAt: now }),
  };
};

/**
 * Accepts answers to terms, whether due or changed in the settings, stores each with wording and time, and confirms
 * them to the member. A repeated call, from another tab or a double tap, stores and confirms nothing.
 *
 * @returns the consents afterwards.
 */
export const answerConsents = async (
  parts: Needs<'clock' | 'database' | 'messages'>,
  memberId: number,
  answers: readonly ConsentAnswerInput[],
): Promise<ConsentView[]> => {
  const at = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw new Refusal('INVALID_JWT');
    const { said, wasAsked } = await countingAnswers(tx, memberId, answers, at);
    if (said.size === 0) return;
    const change = changeOf(member, said, at);
    if (said.has('night') || member.nightAllowed !== change.nightAllowed) said.set('night', change.nightAllowed);
    await updateMember(tx, memberId, change);
    const saved = [...said].map(([term, isAgreed]) => ({ term, isAgreed }));
    await insertConsents(
      tx,
      saved.map((answer) => ({
        ...answer,
        memberId,
        version: TERM_VERSION[answer.term],
        saidIn: wasAsked ? 'asked-again' : 'settings',
        at,
      })),
    );
    await notifyMember(tx, parts, memberId, ACCOUNT_TEXTS.consentKept({ at, answers: saved }));
  });
  return consentsOf(parts, memberId);
};
