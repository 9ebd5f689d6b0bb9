import { timingSafeEqual } from 'node:crypto';
import type { Needs } from '../common';
import { keyedHash } from '../config';

/** Addresses end on the hour, so that what is shown within one hour has one address and a browser keeps the photo. */
const HOUR_S = 3_600;

const signed = (config: Needs<'config'>['config'], text: string): string => keyedHash(config, 'photo-address', text);

const isSame = (given: string, own: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Where a photo is read by the person who was just shown it: an `<img>` can carry no token, so the address itself is signed.
 * It ends between one and two hours from now.
 */
export const photoUrl = ({ clock, config }: Needs<'clock' | 'config'>, fileKey: string): string => {
  const until = (Math.floor(clock.now().getTime() / 1_000 / HOUR_S) + 2) * HOUR_S;
  return `/v1/app/photo/${fileKey}?until=${until}&sign=${signed(config, `${fileKey}:${until}`)}`;
};

/** Rows of photos, each with the address that is shown now. */
export const withPhotoUrls = <Row extends { readonly fileKey: string }>(
  parts: Needs<'clock' | 'config'>,
  rows: readonly Row[],
): (Row & { readonly url: string })[] => rows.map((row) => ({ ...row, url: photoUrl(parts, row.fileKey) }));

/** What an address says beside the key. */
export interface SignedPart {
  readonly until?: string;
  readonly sign?: string;
}

/** Seconds that a private address still has; null when it has ended or is not one of ours. */
export const secondsLeft = (
  { clock, config }: Needs<'clock' | 'config'>,
  fileKey: string,
  { until = '', sign = '' }: SignedPart,
): number | null => {
  if (!isSame(sign, signed(config, `${fileKey}:${until}`))) return null;
  const left = Number(until) - Math.ceil(clock.now().getTime() / 1_000);
  return left > 0 ? left : null;
};
