import type { LoginData } from '@dongne/contract';
import type { Steps } from './use-steps';

/** Steps of the login route; product specification §3: registration starts at its address step. */
export const LOGIN_STEPS = ['phone', 'address', 'terms'] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

/** Props of the registration, which the route injects into the login page. */
export interface RegistrationProps {
  readonly steps: Steps<LoginStep>;
  /** Response to the code, which proves the number. */
  readonly proof: LoginData;
  /** Links an identity of another provider to the new member. */
  readonly socialToken: string | undefined;
  /** Referral code of a friend; empty without one. */
  readonly referralCode: string;
  readonly onRegistered: (answer: LoginData) => void;
  /** Called when the proof has expired, with the reason: the number must be verified again. The input is preserved. */
  readonly onProofLost: (sentence: string) => void;
  /** Called when the token of the other provider has expired, with the reason. */
  readonly onLinkLost: (sentence: string) => void;
}
