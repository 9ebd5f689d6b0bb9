import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@dongne/api/base';
import type { SandboxAccount } from './oidc-accounts';

/** Data bound to a code; its exchange must name the same. */
export interface CodeGrant {
  readonly account: SandboxAccount;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  /** Returned in the id_token. */
  readonly nonce: string | undefined;
}

const LIVES_MS = 60_000;
const MOST_CODES = 1_000;
const CODE_BYTES = 24;

/** `BASE64URL(SHA256(verifier))`; RFC 7636 §4.6. */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Codes of a sandbox provider: single-use, valid for a minute, in the memory of this process. */
export class SandboxCodes {
  readonly #grants = new Map<string, CodeGrant & { readonly expiresAt: number }>();

  constructor(private readonly clock: Clock) {}

  issue(grant: CodeGrant): string {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    this.#grants.set(code, { ...grant, expiresAt: this.clock.now().getTime() + LIVES_MS });
    const [oldest] = this.#grants.keys();
    if (this.#grants.size > MOST_CODES && oldest !== undefined) this.#grants.delete(oldest);
    return code;
  }

  /** Exchanges a code when all its data matches. Any attempt uses the code up. */
  redeem(
    code: string,
    asked: { readonly clientId: string; readonly redirectUri: string; readonly codeVerifier: string },
  ): CodeGrant | undefined {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (grant === undefined || this.clock.now().getTime() > grant.expiresAt) return undefined;
    const isSame =
      grant.clientId === asked.clientId &&
      grant.redirectUri === asked.redirectUri &&
      grant.codeChallenge === challengeOf(asked.codeVerifier);
    return isSame ? grant : undefined;
  }
}
