import { createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { type Clock, invalidField, type SocialProviderKeys, type SocialProviderName } from '@dongne/api/base';
import { sandboxProvider } from './keys/social-keys';
import type { SandboxAccount } from './oidc-accounts';
import { SandboxCodes, type CodeGrant } from './oidc-codes';
import type { AuthorizationQuery } from './oidc-schemas';

const TOKEN_LIVES_S = 300;
const TOKEN_BYTES = 24;
const MOST_TOKENS = 1_000;
const RELAY = '@privaterelay.appleid.com';

/** A simulated provider, as strict as the real one. Its key, codes and tokens are in memory. */
export class SandboxProvider {
  readonly codes: SandboxCodes;
  readonly keys: SocialProviderKeys;
  readonly #kid = randomUUID();
  readonly #accountOf = new Map<string, SandboxAccount>();
  #keyPair: ReturnType<typeof generateKeyPair> | undefined;

  constructor(
    readonly name: SocialProviderName,
    port: number,
    private readonly clock: Clock,
  ) {
    this.codes = new SandboxCodes(clock);
    this.keys = sandboxProvider(name, port);
  }

  /** Accepts only redirect addresses of the app that the browser came from (open redirect). */
  check(
    { client_id, redirect_uri, scope = '', nonce, response_mode = 'query' }: AuthorizationQuery,
    host: string,
  ): void {
    const { clientId, answersByForm, profile } = this.keys;
    if (client_id !== clientId) throw invalidField('client_id', '등록되지 않은 앱이에요.');
    const path = answersByForm ? '/v1/app/auth/social/apple' : '/login';
    if (redirect_uri !== `http://${host}${path}` && redirect_uri !== `https://${host}${path}`)
      throw invalidField('redirect_uri', '돌아갈 수 없는 주소예요.');
    if (profile.kind === 'id-token' && (!scope.split(' ').includes('openid') || nonce === undefined))
      throw invalidField('scope', 'OpenID Connect 요청이 아니에요.');
    // Apple requires form_post whenever a scope is requested.
    if (answersByForm !== (response_mode === 'form_post'))
      throw invalidField('response_mode', '쓸 수 없는 응답 방식이에요.');
  }

  /** Authenticates our app; Apple's secret is a token, signed with the key of our team. */
  async knows(clientId: string, secret: string): Promise<boolean> {
    const { proof } = this.keys;
    if (clientId !== this.keys.clientId) return false;
    if (proof.kind === 'secret') return secret === proof.text;
    try {
      await jwtVerify(secret, createPublicKey(proof.privateKey), {
        algorithms: ['ES256'],
        issuer: proof.teamId,
        subject: clientId,
        audience: 'https://appleid.apple.com',
        currentDate: this.clock.now(),
        requiredClaims: ['iat', 'exp'],
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Tokens for the data of a code. */
  async tokensFor({ account, nonce }: CodeGrant) {
    const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
    this.#accountOf.set(accessToken, account);
    const [oldest] = this.#accountOf.keys();
    if (this.#accountOf.size > MOST_TOKENS && oldest !== undefined) this.#accountOf.delete(oldest);
    const common = { token_type: 'bearer', access_token: accessToken };
    if (this.keys.profile.kind === 'naver-profile') return { ...common, expires_in: String(TOKEN_LIVES_S) };
    return { ...common, expires_in: TOKEN_LIVES_S, id_token: await this.#idTokenOf(account, nonce) };
  }

  /** The account of an access token. */
  accountOf(authorization: string | undefined): SandboxAccount | undefined {
    return this.#accountOf.get(authorization?.replace(/^Bearer /i, '') ?? '');
  }

  async publicKeys() {
    const { publicKey } = await this.#pair();
    return [{ ...(await exportJWK(publicKey)), kid: this.#kid, alg: 'RS256', use: 'sig' }];
  }

  #pair() {
    return (this.#keyPair ??= generateKeyPair('RS256'));
  }

  async #idTokenOf({ subject, email }: SandboxAccount, nonce: string | undefined): Promise<string> {
    const { privateKey } = await this.#pair();
    const issuedAt = Math.floor(this.clock.now().getTime() / 1_000);
    const { profile, clientId } = this.keys;
    const claims = {
      ...(nonce !== undefined && { nonce }),
      ...(email !== null && { email, email_verified: true }),
      ...(email?.endsWith(RELAY) === true && { is_private_email: true }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: this.#kid })
      .setIssuer(profile.kind === 'id-token' ? profile.issuer : '')
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_LIVES_S)
      .sign(privateKey);
  }
}
