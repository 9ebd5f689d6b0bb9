import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HEALTH_LIMITS } from '../remote-health';
import { secretOf } from './secret';

/** Reporter of a token: a page that a host has sent, or a host itself. */
export type HealthReporter = 'page' | 'host';

/** Reporter of a valid token; the id is random and identifies a document, not a person. */
export interface HealthToken {
  readonly reporter: HealthReporter;
  readonly id: string;
  /** Canaries that the page's visitor gets: `mf_usage@1.4.0-3f2a9c01`. */
  readonly canaries: ReadonlySet<string>;
}

const DEVELOPMENT_SECRET = 'only for development: reports of a machine to itself';
const HOUR_MS = 3_600_000;

// Every page carries a token, so that its bytes count: hour of its end, random id and signature are 24 letters. Only
// the API tells whether a signature is right, for a limited number of calls, which 64 bits withstand.
const END_BYTES = 3;
const ID_BYTES = 7;
const SIGNATURE_BYTES = 8;
const SIGNED_BYTES = END_BYTES + ID_BYTES;
const TOKEN = /^([\w-]{24})((?: \w+@[\w.+-]+)*)$/;

/** Log sentence for production without a secret. */
export const HEALTH_OFF_SENTENCE =
  'Reports of browsers and hosts on releases are not counted: set HEALTH_SECRET to the same text for API and hosts.';

/**
 * Reads the secret that hosts sign page tokens with and the API verifies them with.
 *
 * @returns null in production without the setting: reports are not counted.
 * @throws a sentence when the setting is too short.
 */
export const healthSecretOf = (environment: Readonly<Record<string, string | undefined>>): string | null =>
  secretOf(environment, 'HEALTH_SECRET', DEVELOPMENT_SECRET);

/** Signs what a token says; the reporter is not written in it, so each kind has a signature of its own. */
const signatureOf = (secret: string, reporter: HealthReporter, signed: Buffer, canaries: string): Buffer =>
  createHmac('sha256', secret)
    .update(`health:${reporter}:`)
    .update(signed)
    .update(canaries)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/**
 * Signs a token with a random id.
 *
 * @param nowMs the clock.
 * @param canaries that the page's visitor gets; its reports on other canaries are not counted.
 */
export const signHealthToken = (
  secret: string,
  reporter: HealthReporter,
  nowMs: number,
  canaries: readonly string[] = [],
): string => {
  const signed = randomBytes(SIGNED_BYTES);
  signed.writeUIntBE(Math.floor(nowMs / HOUR_MS) + 1 + HEALTH_LIMITS.tokenHours, 0, END_BYTES);
  const names = canaries
    .slice(0, HEALTH_LIMITS.maxCanaries)
    .map((canary) => ` ${canary}`)
    .join('');
  return Buffer.concat([signed, signatureOf(secret, reporter, signed, names)]).toString('base64url') + names;
};

/** Verifies a token. @returns `undefined` for one that is forged, expired or from the far future. */
export const verifyHealthToken = (secret: string, token: string, nowMs: number): HealthToken | undefined => {
  const [, code, names] = TOKEN.exec(token) ?? [];
  if (code === undefined || names === undefined) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const [signed, signature] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)];
  const reporter = (['page', 'host'] as const).find((kind) =>
    timingSafeEqual(signature, signatureOf(secret, kind, signed, names)),
  );
  const leftHours = signed.readUIntBE(0, END_BYTES) - nowMs / HOUR_MS;
  if (reporter === undefined || leftHours <= 0 || leftHours > 2 * HEALTH_LIMITS.tokenHours) return undefined;
  return {
    reporter,
    id: signed.subarray(END_BYTES).toString('base64url'),
    canaries: new Set(names.split(' ').filter((name) => name !== '')),
  };
};
