import type { LoginData } from '@dongne/contract';
import type { Steps } from './use-steps';

/** Steps of the login route; product specification §3: registration starts at its address step. */
export const LOGIN_STEPS = ['phone', 'address', 'terms'] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

/** What the login page gives to the registration, which the route puts into it. */
export interface RegistrationProps {
  readonly steps: Steps<LoginStep>;
  /** The answer to the code: it proves the number. */
  readonly proof: LoginData;
  /** Links an identity of another provider to the new member. */
  readonly socialToken: string | undefined;
  /** The code of the friend whose link they came by; empty without one. */
  readonly referralCode: string;
  readonly onRegistered: (answer: LoginData) => void;
  /** The server takes the code no more: the number has to be proved again, for the reason given. Nothing typed is lost. */
  readonly onProofLost: (sentence: string) => void;
  /** The server takes the token of the other provider no more, for the reason given. */
  readonly onLinkLost: (sentence: string) => void;
}
