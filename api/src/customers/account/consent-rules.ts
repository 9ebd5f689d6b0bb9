import { MARKETING_CONFIRM_YEARS, monthsAfter, REGISTRATION_TERMS, type RegistrationTerm } from '@dongne/contract';
import { type ConsentRow, TERM_VERSION } from '../members';

/** What is agreed to for advertising, and has to be asked again every two years; docs/domain/consent.md. */
const ADVERTISING: readonly RegistrationTerm[] = ['marketing', 'night'];
const MONTHS = MARKETING_CONFIRM_YEARS * 12;

/** Whether nobody is a member without it. */
export const isRequired = (term: RegistrationTerm): boolean =>
  REGISTRATION_TERMS.some(({ key, required }) => key === term && required);

/** Whether it is a consent to advertising. */
export const isAdvertising = (term: RegistrationTerm): boolean => ADVERTISING.includes(term);

/**
 * Whether a term is to be asked again, by the last answer to it: a required one until its present wording is agreed to; any other
 * that was agreed to, when its wording has changed, and one about advertising two years after that answer. Who has said no is left alone.
 */
export const isAskedAgain = ({ term, version, isAgreed, at }: ConsentRow, now: Date): boolean => {
  const isOldWording = version < TERM_VERSION[term];
  if (isRequired(term)) return isOldWording || !isAgreed;
  return isAgreed && (isOldWording || (isAdvertising(term) && at <= monthsAfter(now, -MONTHS)));
};
