import { formatCalendarDay, type MyLaundry } from '@dongne/contract';

type PausableShop = Pick<MyLaundry, 'pauseStartDate' | 'pauseEndDate'>;

/** Formats the pause of a shop, such as `3월 4일 (화)부터 3월 8일 (토)까지 쉬어요`. */
export const pauseTimeOf = ({ pauseStartDate, pauseEndDate }: PausableShop): string => {
  const from = pauseStartDate === null ? undefined : `${formatCalendarDay(pauseStartDate)}부터`;
  const until = pauseEndDate === null ? undefined : `${formatCalendarDay(pauseEndDate)}까지`;
  const time = [from, until].filter((part) => part !== undefined).join(' ');
  return time === '' ? '지금은 쉬어요' : `${time} 쉬어요`;
};
