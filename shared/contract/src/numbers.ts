import { NOTIFICATION_BADGE } from './business-numbers';

const won = new Intl.NumberFormat('ko-KR');

/** Formats `12900` as `12,900원`. */
export const formatWon = (amountWon: number): string => `${won.format(amountWon)}원`;

/** Formats `4800, 20400` as `4,800~20,400원`; one amount if both are the same. */
export const formatWonRange = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? formatWon(min) : `${won.format(min)}~${formatWon(max)}`;

/** Formats metres: `850m`, `1.2km`. */
export const formatDistance = (metres: number): string =>
  metres < 1_000 ? `${Math.round(metres)}m` : `${(metres / 1_000).toFixed(1)}km`;

/** Formats the notification count on the bell; product specification §9: `9+` above ten. */
export const formatBadge = (count: number): string => (count > NOTIFICATION_BADGE.many ? '9+' : String(count));

/** Formats `1200` as `1,200P`. */
export const formatPoints = (points: number): string => `${won.format(points)}P`;
