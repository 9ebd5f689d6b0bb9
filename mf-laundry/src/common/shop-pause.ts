import { DOT, formatCalendarDay, type ShopCard } from '@dongne/contract';

type PausableShop = Pick<ShopCard, 'canPause' | 'reasonForPause' | 'pauseEndDate'>;

/**
 * Text of a paused shop, such as `3월 4일 (화)까지 쉬어요 · 여름휴가`; `undefined` while it is open.
 * `canPause` is 1 on the days of the pause.
 */
export const pauseTextOf = ({ canPause, reasonForPause, pauseEndDate }: PausableShop): string | undefined => {
  if (canPause === 0) return undefined;
  const until = pauseEndDate === null ? '지금은 쉬어요' : `${formatCalendarDay(pauseEndDate)}까지 쉬어요`;
  return reasonForPause === null ? until : `${until}${DOT}${reasonForPause}`;
};
