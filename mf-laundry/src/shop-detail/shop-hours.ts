import { DOT, formatCalendarDay, isOpenDay, seoul, seoulDate, type OpenDays, type ShopDetail } from '@dongne/contract';

type OpeningShop = Pick<
  ShopDetail,
  'hours' | 'closedWeekdays' | 'holidays' | 'canPause' | 'pauseStartDate' | 'pauseEndDate'
>;

const DAY_MS = 24 * 3600_000;
/** Limit of days to look ahead; longer closures are pauses. */
const LOOKED_AHEAD_DAYS = 14;

const openDaysOf = ({ closedWeekdays, holidays, pauseStartDate: from, pauseEndDate: to }: OpeningShop): OpenDays => ({
  closedWeekdays,
  holidays,
  pause: from === null || to === null ? null : { from, to },
});

const dayAhead = (now: Date, ahead: number): string => seoulDate(new Date(now.getTime() + ahead * DAY_MS));

const nextOpening = (shop: OpeningShop, now: Date): string | undefined => {
  for (let ahead = 1; ahead <= LOOKED_AHEAD_DAYS; ahead += 1) {
    const day = dayAhead(now, ahead);
    if (isOpenDay(openDaysOf(shop), day))
      return `${ahead === 1 ? '내일' : formatCalendarDay(day)} ${shop.hours.opensAt}에 열어요`;
  }
  return undefined;
};

/** Opening state of a shop at a moment, with its text. */
export interface OpenState {
  readonly isOpen: boolean;
  /** `지금 영업 중 · 21:00까지`, `오늘 휴무 · 내일 09:00에 열어요` */
  readonly text: string;
}

/** Opening state of the shop's door at a moment in Seoul. A pause is shown elsewhere. */
export const openStateOf = (shop: OpeningShop, now: Date): OpenState => {
  const { opensAt, closesAt } = shop.hours;
  const closed = (why: string): OpenState => {
    const next = nextOpening(shop, now);
    return { isOpen: false, text: next === undefined ? why : `${why}${DOT}${next}` };
  };
  if (!isOpenDay(openDaysOf(shop), seoulDate(now))) return closed('오늘 휴무');
  const time = seoul(now).format('HH:mm');
  if (time < opensAt) return { isOpen: false, text: `영업 전${DOT}오늘 ${opensAt}에 열어요` };
  if (time < closesAt) return { isOpen: true, text: `지금 영업 중${DOT}${closesAt}까지` };
  return closed('영업 종료');
};
