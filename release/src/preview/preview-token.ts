import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretOf } from '@dongne/contract/server';
import * as v from 'valibot';

const DEVELOPMENT_SECRET = 'only for development: previews of a machine for itself';
/** Bounds the cookie. */
const MAX_LETTERS = 1_000;
const NAMED_VERSION = v.pipe(v.string(), v.regex(/^\w+@(?:[\w.+-]+|https?:\/\/[\w.-]+(?::\d+)?)$/));
const PREVIEW = v.object({ versions: v.pipe(v.array(NAMED_VERSION), v.minLength(1)), untilMs: v.number() });

/** Versions that somebody looks at before everyone gets them. */
export interface Preview {
  /** `mf_usage@1.4.0-3f2a9c01`, or `mf_usage@http://localhost:8080` for a remote on a squad's machine. */
  readonly versions: readonly string[];
  /** End, in ms since 1970. */
  readonly untilMs: number;
}

/**
 * Reads the secret that links to previews are signed with (`PREVIEW_SECRET`).
 *
 * @returns null in production without the setting: nothing can be previewed.
 * @throws a sentence when the setting is too short.
 */
export const previewSecretOf = (environment: Readonly<Record<string, string | undefined>>): string | null =>
  secretOf(environment, 'PREVIEW_SECRET', DEVELOPMENT_SECRET);

const signatureOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Signs a preview for a link. */
export const signPreview = (secret: string, { versions, untilMs }: Preview): string => {
  const text = Buffer.from(JSON.stringify({ versions, untilMs })).toString('base64url');
  return `${text}.${signatureOf(secret, text).toString('base64url')}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Verifies a signed preview. @returns `undefined` for one that is forged or over. */
export const verifyPreview = (secret: string, token: string, nowMs: number): Preview | undefined => {
  const [text = '', signature = ''] = token.length > MAX_LETTERS ? [] : token.split('.');
  const [given, own] = [Buffer.from(signature, 'base64url'), signatureOf(secret, text)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const { success, output } = v.safeParse(PREVIEW, parsed(text));
  return success && output.untilMs > nowMs ? output : undefined;
};
