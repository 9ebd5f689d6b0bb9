import type { Page } from '@playwright/test';
import { Member } from '../../src/actors/member';
import { ROUTE_EXPECTATIONS } from '../../src/route-expectations';
import { placesOfMember, placesOfVisitor, type RoutePlaces } from '../../src/route-places';
import { walkRow, type Walker } from '../../src/route-walk';
import { expect, test } from '../../src/operations-story';
import { wasServerRendered, watchHydrationFailures } from '../../src/hydration';

// Each complaint names its row; pictures of every step of a walk this long cost more than the walk.
// A path that nobody has says so by its status too.
test.use({
  trace: 'off',
  settings: { RENDER: 'on' },
  causedErrors: /status of 404 .*\/no\/such\/page/,
  // Calm devices change colours by transitions of no length, which wait where a part of a list is out of sight: axe reads the old ones.
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Partner 1 of the seed: much is hidden, and every address still leads somewhere. */
const VOUCHER_USER = '01000000003';

/** What the native app sets before it opens its webview; product specification §3. `authPage`: its login was seen. */
const NATIVE_COOKIES = [
  { name: 'fcmtoken', value: 'token-of-a-phone' },
  { name: 'authPage', value: 'Y' },
  { name: 'appVersion', value: 'android/9.9.9' },
] as const;

/** Pages that lead elsewhere come undrawn, and so may one that a busy machine is late with; the others are the rule. */
const MIN_HYDRATED = ROUTE_EXPECTATIONS.length / 3;

const walkAll = async (page: Page, walker: Walker, places: RoutePlaces): Promise<void> => {
  const clientRendered = watchHydrationFailures(page);
  let drawn = 0;
  for (const row of ROUTE_EXPECTATIONS) {
    await test.step(row.open, () => walkRow(page, walker, row, places));
    if (await wasServerRendered(page)) drawn += 1;
  }
  expect.soft(clientRendered, 'rendered again by the browser').toEqual([]);
  expect(drawn, 'server-rendered pages').toBeGreaterThan(MIN_HYDRATED);
};

test.describe('every route of the specification is drawn and taken over, has its guard, bar, title, no violation of axe by day or night, and is whole at three sizes', () => {
  // More than sixty pages, each looked at by axe, on a machine that may have other work.
  test.describe.configure({ timeout: 600_000 });

  test('for a visitor', async ({ page, sandbox }) => {
    await walkAll(page, 'visitor', await placesOfVisitor(sandbox));
  });

  test('for a member', async ({ page, sandbox, member }) => {
    await walkAll(page, 'member', await placesOfMember(sandbox, member));
  });

  test('for a member in the native app', async ({ page, sandbox, context, baseURL, member }) => {
    await context.addCookies(NATIVE_COOKIES.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
    await walkAll(page, 'member', await placesOfMember(sandbox, member));
  });

  test('for a user of the voucher programme', async ({ page, sandbox, request, context, baseURL }) => {
    const member = new Member(request, await sandbox.seededMember(VOUCHER_USER));
    await member.opensBrowser(context, baseURL ?? '');
    await walkAll(page, 'partner', await placesOfMember(sandbox, member));
  });
});
