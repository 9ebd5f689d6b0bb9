import { NOTIFICATION_BADGE } from './business-numbers';

/**
 * Formats a whole number: `12900` as `12,900`. `Intl.NumberFormat` gives the same, but takes a slow phone 50 ms at its
 * first use, before a page answers.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats `12900` as `12,900원`. */
export const formatWon = (amountWon: number): string => `${formatCount(amountWon)}원`;

/** Formats `4800, 20400` as `4,800~20,400원`; one amount if both are the same. */
export const formatWonRange = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? formatWon(min) : `${formatCount(min)}~${formatWon(max)}`;

/** Formats metres: `850m`, `1.2km`. */
export const formatDistance = (metres: number): string =>
  metres < 1_000 ? `${Math.round(metres)}m` : `${(metres / 1_000).toFixed(1)}km`;

/** Formats the notification count on the bell; product specification §9: `9+` above ten. */
export const formatBadge = (count: number): string => (count > NOTIFICATION_BADGE.many ? '9+' : String(count));

/** Formats `1200` as `1,200P`. */
export const formatPoints = (points: number): string => `${formatCount(points)}P`;
