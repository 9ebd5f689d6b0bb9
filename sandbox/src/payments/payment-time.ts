import { SEOUL_AHEAD_MS } from '@dongne/contract';

const STALE_MS = 30 * 60_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Whether 30 minutes have passed since the issue. */
export const isExpired = (issuedAt: Date, now: Date): boolean => now.getTime() - issuedAt.getTime() > STALE_MS;

/** Whether a request's own time is older than 30 minutes, or more than 5 minutes ahead. */
export const isStale = (sentAt: Date, now: Date): boolean =>
  isExpired(sentAt, now) || sentAt.getTime() - now.getTime() > CLOCKS_DIFFER_MS;

/** An instant as Inicis writes it: `yyyyMMddHHmmss` in Seoul. */
export const seoulDigits = (at: Date): string =>
  new Date(at.getTime() + SEOUL_AHEAD_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** An Inicis timestamp: milliseconds, or `yyyyMMddHHmmss` in Seoul; undefined when it is neither. */
export const inicisInstant = (text: string): Date | undefined => {
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  if (second === undefined) return undefined;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
