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
import { ACCOUNT_TEXTS, tellMember } from '../messages';
import { isAdvertising, isAskedAgain, isRequired } from './consent-rules';
import type { ConsentAnswerInput, ConsentView } from './consent-schemas';

type Answers = ReadonlyMap<RegistrationTerm, boolean>;

const lastByTerm = async (executor: Executor, memberId: number): Promise<ReadonlyMap<RegistrationTerm, ConsentRow>> =>
  new Map((await lastConsentsOf(executor, memberId)).map((row) => [row.term, row]));

/** How the member stands to every term that concerns them: voucher users are shown no advertising to agree to. */
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

/** What counts of the answers: those that were asked for, and any other that changes a choice. Nothing counts twice. */
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

/** The switches of the member by what was said. The night goes with the day: it cannot stand alone. */
const changeOf = (member: MemberRow, said: Answers, now: Date) => {
  const marketing = said.get('marketing') ?? member.marketingAllowed;
  return {
    ...advertisingConsentOf(member, marketing, said.get('night') ?? member.nightAllowed, now),
    locationAllowed: said.get('location') ?? member.locationAllowed,
    // Who has just been told what they agreed to need not be told so again for two years.
    ...(said.get('marketing') === true && { consentToldAt: now }),
  };
};

/**
 * Takes answers to terms, asked again or changed by the member's own choice, yes and no alike, keeps each with its wording and its time, and tells the member
 * what was kept. Said again, from another tab or by a second press, nothing is kept and told twice.
 *
 * @returns how they stand then.
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
    const kept = [...said].map(([term, isAgreed]) => ({ term, isAgreed }));
    await insertConsents(
      tx,
      kept.map((answer) => ({
        ...answer,
        memberId,
        version: TERM_VERSION[answer.term],
        saidIn: wasAsked ? 'asked-again' : 'settings',
        at,
      })),
    );
    await tellMember(tx, parts, memberId, ACCOUNT_TEXTS.consentKept({ at, answers: kept }));
  });
  return consentsOf(parts, memberId);
};
