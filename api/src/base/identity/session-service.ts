import { randomBytes, randomUUID } from 'node:crypto';
import { REFRESH_EARLY_MS, REFRESH_GRACE_MS, REFRESH_TOKEN_TTL_MS } from '@dongne/contract';
import { Refusal, type Needs } from '../common';
import { acceptedSecrets, tokenHash } from '../config';
import type { Transaction } from '../database';
import { signAccessToken, verifyAccessToken } from './access-token';
import {
  endSession,
  hasUsedChild,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markRefreshTokenUsed,
  markSessionUsed,
} from './session-repository';
import type { TokenPairView } from './session-schemas';

/** Device data sent with a login. */
export interface Device {
  readonly fcmToken?: string | null | undefined;
  readonly deviceInfo?: string | null | undefined;
  /** Readable name; see {@link deviceNameOf}. */
  readonly deviceName?: string | null | undefined;
}

/** Refresh token that is stored. */
interface FoundToken {
  readonly text: string;
  readonly hash: string;
}

interface Family {
  readonly memberId: number;
  readonly sessionId: string;
  /** Token replaced by the new one; null for the first of its family. */
  readonly parent: FoundToken | null;
  /** First token of the family, if it must be derivable. */
  readonly first?: string | undefined;
}

/** New tokens of a session and its member. */
interface RefreshedSession {
  readonly memberId: number;
  readonly tokens: TokenPairView;
}

const TOKEN_BYTES = 32;

const hashWith = (secret: Uint8Array, refreshToken: string): string => tokenHash(secret, 'refresh-token', refreshToken);

/**
 * Derives the one successor of a token with the key that has hashed it, also after a rotation of keys: it can be sent
 * again when a response was lost, although only hashes are stored.
 */
const successorOf = ({ config }: Needs<'config'>, { text, hash }: FoundToken): string => {
  const secret = acceptedSecrets(config).find((one) => hashWith(one, text) === hash) ?? config.tokenSecret;
  return tokenHash(secret, 'refresh-successor', text);
};

/** Hashes that a token may be stored by. */
const hashesOf = ({ config }: Needs<'config'>, refreshToken: string): string[] =>
  acceptedSecrets(config).map((secret) => hashWith(secret, refreshToken));

const issueTokens = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { memberId, sessionId, parent, first = randomBytes(TOKEN_BYTES).toString('base64url') }: Family,
): Promise<TokenPairView> => {
  const now = parts.clock.now();
  const refreshToken = parent === null ? first : successorOf(parts, parent);
  const [hash = '', ...otherHashes] = hashesOf(parts, refreshToken);
  await insertRefreshToken(tx, otherHashes, {
    hash,
    sessionId,
    parentHash: parent === null ? null : parent.hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_TTL_MS),
  });
  return { accessToken: await signAccessToken(parts, { role: 'member', memberId, sessionId }), refreshToken };
};

/**
 * Starts a session on a device, with a new token family.
 *
 * @param first refresh token; random by default.
 */
export const startSession = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  memberId: number,
  device: Device = {},
  first?: string,
): Promise<TokenPairView> => {
  const sessionId = randomUUID();
  await insertSession(tx, {
    id: sessionId,
    memberId,
    createdAt: parts.clock.now(),
    fcmToken: device.fcmToken ?? null,
    deviceInfo: device.deviceInfo ?? null,
    deviceName: device.deviceName ?? null,
  });
  return issueTokens(tx, parts, { memberId, sessionId, parent: null, first });
};

/** Returns the first tokens of a member's session again, unless they were used or the session has ended. */
export const repeatSession = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  memberId: number,
  first: string,
): Promise<TokenPairView | undefined> => {
  const found = await lockRefreshToken(tx, hashesOf(parts, first));
  if (found === undefined) return undefined;
  const { token, session } = found;
  if (session.memberId !== memberId || session.endedAt !== null || token.usedAt !== null) return undefined;
  return issueTokens(tx, parts, { memberId, sessionId: session.id, parent: null, first });
};

/** @throws {Refusal} `NOT_EXPIRED_JWT` when the access token of the call has more than a minute left; ruling. */
const refuseEarlyRefresh = async (parts: Needs<'clock' | 'config'>, bearer: string | undefined): Promise<void> => {
  if (bearer === undefined) return;
  // An expired or broken access token is the normal case for a refresh.
  const access = await verifyAccessToken(parts, bearer).catch(() => undefined);
  if (access !== undefined && access.leftMs > REFRESH_EARLY_MS) throw new Refusal('NOT_EXPIRED_JWT');
};

const rotate = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  refreshToken: string,
  deviceName: string | null,
): Promise<RefreshedSession | Refusal> => {
  const now = parts.clock.now();
  const found = await lockRefreshToken(tx, hashesOf(parts, refreshToken));
  if (found === undefined) return new Refusal('INVALID_JWT');
  const { token, session } = found;
  const { hash } = token;
  if (session.endedAt !== null) return new Refusal(session.endReason === 'reuse' ? 'REFRESH_REUSED' : 'INVALID_JWT');
  if (now > token.expiresAt) return new Refusal('INVALID_JWT');
  if (token.usedAt !== null) {
    const isLostAnswer = now.getTime() - token.usedAt.getTime() <= REFRESH_GRACE_MS && !(await hasUsedChild(tx, hash));
    if (!isLostAnswer) {
      await endSession(tx, session.id, 'reuse', now);
      return new Refusal('REFRESH_REUSED');
    }
  } else {
    await markRefreshTokenUsed(tx, hash, now);
  }
  await markSessionUsed(tx, session.id, now, deviceName);
  const { memberId } = session;
  const parent = { text: refreshToken, hash };
  return { memberId, tokens: await issueTokens(tx, parts, { memberId, sessionId: session.id, parent }) };
};

/**
 * Rotates a refresh token. Within ten seconds the old one works again as long as its successor was not used, because
 * the first response may have been lost; it returns the same successor. So a family has one living token, however often
 * and by whomever the newest is sent.
 *
 * @throws {Refusal} `NO_JWT` without a token, `NOT_EXPIRED_JWT` too early, `REFRESH_REUSED` for an old token, which
 * ends the whole family, `INVALID_JWT` for any other invalid one.
 */
export const refreshSession = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  {
    refreshToken,
    bearer,
    deviceName = null,
  }: { refreshToken: string | undefined; bearer: string | undefined; deviceName?: string | null },
): Promise<RefreshedSession> => {
  if (refreshToken === undefined || refreshToken === '') throw new Refusal('NO_JWT');
  await refuseEarlyRefresh(parts, bearer);
  // Throws after the commit, because the end of the family must not be rolled back by the refusal.
  const outcome = await parts.database.transaction((tx) => rotate(tx, parts, refreshToken, deviceName));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
