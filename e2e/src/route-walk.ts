import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe-violations';
import { App } from './pages/app';
import type { ExpectedBar, RouteExpectation } from './route-expectations';
import { fillIn, type RoutePlaces } from './route-places';
import { setTextSize, textProblemsOn, type TextProblem } from './text-overlaps';

/** Persona of a walk. `partner`: a member of a partner programme, which hides some pages. */
export type Walker = 'visitor' | 'member' | 'partner';

/** Time limit of a page: a broken one must not block the others. */
const SHOWN_WITHIN_MS = 15_000;

const isTurnedAway = (walker: Walker, { access }: RouteExpectation): boolean =>
  access !== 'public' && (access === 'visitor') !== (walker === 'visitor');

/** Expected heading of the page. */
const titleOf = (walker: Walker, { title, titleForVouchers }: RouteExpectation): string | undefined =>
  walker === 'partner' ? (titleForVouchers ?? title) : title;

/** Expected document title; Home has the product's name only. */
const tabTitleOf = (title: string | RegExp): string | RegExp => {
  if (typeof title !== 'string') return / · 동네세탁$/;
  return title === '동네세탁' ? title : `${title} · 동네세탁`;
};

/** Expected final URL of a row. */
const endOf = (walker: Walker, { open, leadsTo, leadsMembersTo }: RouteExpectation): string =>
  (walker === 'visitor' ? undefined : leadsMembersTo) ?? leadsTo ?? open;

/** Allows the position that a map adds to its URL as soon as it is ready. */
const withPosition =
  (end: string) =>
  ({ pathname, search }: URL): boolean =>
    pathname + search.replace(/[?&]at=[^&]*/, '') === end;

/** Redirects visitors to login with the return path, members to Home. */
const turnedAwayTo = (walker: Walker, opened: string): string =>
  walker === 'visitor' ? `/login?${new URLSearchParams({ path: opened })}` : '/';

/** Accessible names of the buttons that leave a screen. */
const WAY_OUT = { back: '뒤로', 'step-back': '뒤로', close: '닫기' } as const;

/** Checks the controls of a bar, from left to right, against the specification. */
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

/** Sizes of the walk: a phone, the narrowest supported screen, a phone on its side, a desktop. */
const WALKED = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 900 };

/** Sizes and text sizes at which nothing may be lost; 200 % is the requirement of WCAG 1.4.4. */
const READ_AT = [
  { size: NARROWEST, percents: [100, 150, 200] },
  { size: WALKED, percents: [200] },
  { size: ON_ITS_SIDE, percents: [100, 200] },
  { size: DESKTOP, percents: [100] },
] as const;

const lookedAt = new Set<string>();

/**
 * Checks whether this row was already checked with the same elements, apart from numbers: axe would report the same.
 */
const wasLookedAt = async (page: Page, { open }: RouteExpectation): Promise<boolean> => {
  const elements = await page.evaluate(() =>
    [...document.body.children]
      .filter(({ tagName }) => tagName !== 'SCRIPT' && tagName !== 'STYLE')
      .map(({ outerHTML }) => outerHTML.replaceAll('<!-- -->', '').replaceAll(/\d/g, '0'))
      .join(''),
  );
  const look = `${open} ${elements}`;
  const isKnown = lookedAt.has(look);
  lookedAt.add(look);
  return isKnown;
};

/** Problems of a page; ignores controls that touch, because a link may be part of a sentence, and pins of a map. */
const lostOn = async (page: Page, { isMap }: RouteExpectation): Promise<readonly TextProblem[]> =>
  (await textProblemsOn(page)).filter(({ what }) => what === 'sideways' || (what !== 'touch' && isMap !== true));

/** Checks the other sizes and text sizes: no text is lost, and the bar stays. */
const checkOtherSizes = async (page: Page, app: App, row: RouteExpectation, at: string): Promise<void> => {
  for (const { size, percents } of READ_AT) {
    await page.setViewportSize(size);
    const atSize = `${at} at ${size.width} px`;
    await expect.soft(app.title, `${atSize}: title`).toHaveCount(1);
    await expect.soft(app.bar.bar, `${atSize}: bar`).toHaveCount(row.bar === 'no bar' ? 0 : 1);
    for (const percent of percents) {
      await setTextSize(page, percent);
      const message = `${atSize}, text of ${percent} %: whole`;
      await expect.soft.poll(() => lostOn(page, row), { message, timeout: SHOWN_WITHIN_MS }).toEqual([]);
    }
  }
  await setTextSize(page, 100);
  await page.setViewportSize(WALKED);
};

/**
 * Opens one row by URL and checks guard, title, bar, tab bar and axe in both colour modes at one size; at the other
 * sizes that nothing is lost. Uses soft assertions to report everything.
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
  const end = fillIn(endOf(walker, row), places);
  await expect.soft(page, `${at}: address`).toHaveURL(row.isMap === true ? withPosition(end) : end, timeout);
  const expected = titleOf(walker, row);
  const title = expected === undefined ? /\S/ : fillIn(expected, places);
  await expect.soft(app.title, `${at}: one title`).toHaveText([title], timeout);
  const named = typeof row.tabTitle === 'string' ? fillIn(row.tabTitle, places) : row.tabTitle;
  await expect.soft(page, `${at}: title of the tab`).toHaveTitle(tabTitleOf(named ?? title), timeout);
  await expect.soft(app.content, `${at}: content`).not.toBeEmpty(timeout);
  await expect.soft(app.stillLoading, `${at}: loaded`).toHaveCount(0, timeout);
  await checkFrame(app, row, at);
  await expect.soft(page.getByText('준비 중이에요'), `${at}: is not there yet`).toHaveCount(0);
  if (await wasLookedAt(page, row)) return;
  await expectNoViolations(page, at);
  await checkOtherSizes(page, app, row, at);
};
