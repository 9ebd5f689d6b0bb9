import type { RegistrationTerm } from '@dongne/contract';

/** Current wording of each term. A new version asks its members again. */
export const TERM_VERSION: Readonly<Record<RegistrationTerm, number>> = {
  service: 1,
  privacy: 1,
  location: 1,
  marketing: 1,
  night: 1,
};
