import type { SocialProviderName } from '#base';

/** An account at a provider that the sandbox plays. */
export interface SandboxAccount {
  readonly subject: string;
  readonly name: string;
  /** Null for somebody who lets nobody read it. */
  readonly email: string | null;
}

const NAMES = ['세탁왕', '다림이', '새이웃'] as const;

const EMAILS: Readonly<Record<SocialProviderName, readonly (string | null)[]>> = {
  // Without permissions of its own, an app at Kakao reads no address.
  KAKAO: [null, null, null],
  NAVER: ['laundry@naver.example', null, 'neighbour@naver.example'],
  // Two hide theirs behind Apple's relay.
  APPLE: ['k7w2x9@privaterelay.appleid.com', 'ironing@example.com', 'p3m8q1@privaterelay.appleid.com'],
  GOOGLE: ['laundry@example.com', 'ironing@example.com', 'neighbour@example.com'],
};

/** Who can log in there; nobody has a password. */
export const accountsOf = (provider: SocialProviderName): readonly SandboxAccount[] =>
  NAMES.map((name, index) => ({
    subject: `sandbox-${index + 1}`,
    name,
    email: EMAILS[provider][index] ?? null,
  }));
