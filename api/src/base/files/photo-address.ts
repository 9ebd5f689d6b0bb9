import { timingSafeEqual } from 'node:crypto';
import type { Needs } from '../common';
import { keyedHash } from '../config';

/** Expiry is rounded to the hour, so that a photo has one URL within an hour and browsers cache it. */
const HOUR_S = 3_600;

const signed = (config: Needs<'config'>['config'], text: string): string => keyedHash(config, 'photo-address', text);

const isSame = (given: string, own: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Signed URL of a photo, because an `<img>` cannot send a token. It expires between one and two hours from now. */
export const photoUrl = ({ clock, config }: Needs<'clock' | 'config'>, fileKey: string): string => {
  const until = (Math.floor(clock.now().getTime() / 1_000 / HOUR_S) + 2) * HOUR_S;
  return `/v1/app/photo/${fileKey}?until=${until}&sign=${signed(config, `${fileKey}:${until}`)}`;
};

/** Adds the current URL to each photo row. */
export const withPhotoUrls = <Row extends { readonly fileKey: string }>(
  parts: Needs<'clock' | 'config'>,
  rows: readonly Row[],
): (Row & { readonly url: string })[] => rows.map((row) => ({ ...row, url: photoUrl(parts, row.fileKey) }));

/** Signed parameters of a URL besides the key. */
export interface SignedPart {
  readonly until?: string;
  readonly sign?: string;
}

/** Remaining seconds of a URL; null if it has expired or its signature is wrong. */
export const secondsLeft = (
  { clock, config }: Needs<'clock' | 'config'>,
  fileKey: string,
  { until = '', sign = '' }: SignedPart,
): number | null => {
  if (!isSame(sign, signed(config, `${fileKey}:${until}`))) return null;
  const left = Number(until) - Math.ceil(clock.now().getTime() / 1_000);
  return left > 0 ? left : null;
};
