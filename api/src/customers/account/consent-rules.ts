import { MARKETING_CONFIRM_YEARS, monthsAfter, REGISTRATION_TERMS, type RegistrationTerm } from '@dongne/contract';
import { type ConsentRow, TERM_VERSION } from '../members';

/** Advertising terms, which must be confirmed every two years; docs/domain/consent.md. */
const ADVERTISING: readonly RegistrationTerm[] = ['marketing', 'night'];
const MONTHS = MARKETING_CONFIRM_YEARS * 12;

/** Whether the term is required for membership. */
export const isRequired = (term: RegistrationTerm): boolean =>
  REGISTRATION_TERMS.some(({ key, required }) => key === term && required);

/** Whether the term is an advertising consent. */
export const isAdvertising = (term: RegistrationTerm): boolean => ADVERTISING.includes(term);

/**
 * Whether a term must be asked again, by its last answer: a required one until its current wording is accepted; any
 * other accepted one when its wording has changed, and an advertising one two years after the answer. A refusal is not
 * asked again.
 */
export const isAskedAgain = ({ term, version, isAgreed, at }: ConsentRow, now: Date): boolean => {
  const isOldWording = version < TERM_VERSION[term];
  if (isRequired(term)) return isOldWording || !isAgreed;
  return isAgreed && (isOldWording || (isAdvertising(term) && at <= monthsAfter(now, -MONTHS)));
};
