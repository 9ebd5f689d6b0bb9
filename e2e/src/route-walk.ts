import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe-violations';
import { App } from './pages/app';
import type { ExpectedBar, RouteExpectation, RoutePlace } from './route-expectations';

/** Who walks. `partner`: a member from whom a partner programme takes some pages away. */
export type Walker = 'visitor' | 'member' | 'partner';

/** What stands for each place in a route's path and title. */
export type RoutePlaces = Readonly<Record<RoutePlace, string>>;

/** A page that is slower than this is wrong here, and one that is wrong must not hold up the others. */
const SHOWN_WITHIN_MS = 6_000;

const fillIn = (text: string, places: RoutePlaces): string =>
  Object.entries(places).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);

const isTurnedAway = (walker: Walker, { access }: RouteExpectation): boolean =>
  access !== 'public' && (access === 'visitor') !== (walker === 'visitor');

/** What the page is called: one that is taken away keeps the name of its route. */
const titleOf = (walker: Walker, { title, titleWhenTaken }: RouteExpectation): string | undefined =>
  walker === 'partner' ? (titleWhenTaken ?? title) : title;

/** The page's title before the product's name; Home has the name alone. */
const tabTitleOf = (title: string | RegExp): string | RegExp => {
  if (typeof title !== 'string') return / · 동네세탁$/;
  return title === '동네세탁' ? title : `${title} · 동네세탁`;
};

/** Visitors find login with the way back, members Home. */
const turnedAwayTo = (walker: Walker, opened: string): string =>
  walker === 'visitor' ? `/login?${new URLSearchParams({ path: opened })}` : '/';

/** What each way out is called. */
const WAY_OUT = { back: '뒤로', 'step-back': '뒤로', close: '닫기' } as const;

/** Whether the controls of a bar, from left to right, are what the specification gives it. */
const fitsBar = ({ left, right }: ExpectedBar, [first = '', ...others]: readonly string[]): boolean => {
  const isLeftRight = left === 'either' ? first === WAY_OUT.back || first === WAY_OUT.close : first === WAY_OUT[left];
  switch (right) {
    case 'unsaid':
      return isLeftRight && others.length <= 1;
    case 'none':
      return isLeftRight && others.length === 0;
    case 'some':
      return isLeftRight && others.length === 1;
    case '홈으로':
    case '지도에서 보기':
    case '설정':
      return isLeftRight && others.length === 1 && others[0] === right;
  }
};

const checkFrame = async (app: App, row: RouteExpectation, at: string): Promise<void> => {
  if (row.bar === 'no bar') await expect.soft(app.bar.bar, `${at}: no bar`).toHaveCount(0);
  else {
    const { bar } = row;
    const isFitting = async (): Promise<string> => {
      const names = await app.bar.controlNames();
      return fitsBar(bar, names) ? 'fits' : names.join(', ');
    };
    const expected = `${at}: bar with ${bar.left}, right ${bar.right}`;
    await expect.soft.poll(isFitting, { message: expected, timeout: SHOWN_WITHIN_MS }).toBe('fits');
    const icon = bar.left === 'either' ? /^(back|close)$/ : bar.left;
    await expect.soft(app.bar.bar, `${at}: icon`).toHaveAttribute('data-left', icon);
  }
  const { layout } = row;
  await expect.soft(app.column, `${at}: layout`).toHaveAttribute('data-layout', layout, { timeout: SHOWN_WITHIN_MS });
  await expect
    .soft(app.mainNavigation, `${at}: tab bar`)
    .toHaveCount(layout === 'home' ? 1 : 0, { timeout: SHOWN_WITHIN_MS });
};

/**
 * Opens one row by its address and checks guard, title, bar, tab bar and axe. Soft: a walk lists everything that is wrong.
 */
export const walkRow = async (
  page: Page,
  walker: Walker,
  row: RouteExpectation,
  places: RoutePlaces,
): Promise<void> => {
  const app = new App(page);
  const opened = fillIn(row.open, places);
  const at = `${opened} (${walker})`;
  await app.open(opened);
  const timeout = { timeout: SHOWN_WITHIN_MS };
  if (isTurnedAway(walker, row)) {
    await expect.soft(page, `${at}: guard`).toHaveURL(turnedAwayTo(walker, opened), timeout);
    await expect.soft(app.title, `${at}: guard`).toHaveText([walker === 'visitor' ? '로그인' : '동네세탁'], timeout);
    return;
  }
  await expect.soft(page, `${at}: address`).toHaveURL(fillIn(row.leadsTo ?? opened, places), timeout);
  const expected = titleOf(walker, row);
  const title = expected === undefined ? /\S/ : fillIn(expected, places);
  await expect.soft(app.title, `${at}: one title`).toHaveText([title], timeout);
  await expect.soft(page, `${at}: title of the tab`).toHaveTitle(tabTitleOf(title), timeout);
  await expect.soft(app.content, `${at}: content`).not.toBeEmpty(timeout);
  await expect.soft(app.stillLoading, `${at}: loaded`).toHaveCount(0, timeout);
  await checkFrame(app, row, at);
  expect.soft(await violationsOn(page), `${at}: axe`).toEqual([]);
};
