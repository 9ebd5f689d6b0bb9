import type { RegistrationTerm } from '@dongne/contract';

/** The wording of each term that is in force. Whoever agreed to an earlier one is asked again. */
export const TERM_VERSION: Readonly<Record<RegistrationTerm, number>> = {
  service: 1,
  privacy: 1,
  location: 1,
  marketing: 1,
  night: 1,
};
