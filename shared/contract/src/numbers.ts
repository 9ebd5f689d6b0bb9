const won = new Intl.NumberFormat('ko-KR');

/** `12900` → `12,900원` */
export const formatWon = (amountWon: number): string => `${won.format(amountWon)}원`;

/** Metres as people say them: `850m`, `1.2km`. */
export const formatDistance = (metres: number): string =>
  metres < 1_000 ? `${Math.round(metres)}m` : `${(metres / 1_000).toFixed(1)}km`;

/** The notification count on the bell; product specification §9: `9+` above nine. */
export const formatBadge = (count: number): string => (count > 9 ? '9+' : String(count));
