import type { SocialProviderName } from '@dongne/api/base';

/** An account at a provider of the sandbox. */
export interface SandboxAccount {
  readonly subject: string;
  readonly name: string;
  /** Null for an account that does not share it. */
  readonly email: string | null;
}

const NAMES = ['세탁왕', '다림이', '새이웃'] as const;

const EMAILS: Readonly<Record<SocialProviderName, readonly (string | null)[]>> = {
  // Kakao shares no address with an app without that permission.
  KAKAO: [null, null, null],
  NAVER: ['laundry@naver.example', null, 'neighbour@naver.example'],
  // Two use Apple's private relay.
  APPLE: ['k7w2x9@privaterelay.appleid.com', 'ironing@example.com', 'p3m8q1@privaterelay.appleid.com'],
  GOOGLE: ['laundry@example.com', 'ironing@example.com', 'neighbour@example.com'],
};

/** Accounts for social logins, without passwords. */
export const accountsOf = (provider: SocialProviderName): readonly SandboxAccount[] =>
  NAMES.map((name, index) => ({
    subject: `sandbox-${index + 1}`,
    name,
    email: EMAILS[provider][index] ?? null,
  }));
