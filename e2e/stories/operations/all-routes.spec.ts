import type { Page } from '@playwright/test';
import { Member } from '../../src/actors/member';
import { ROUTE_EXPECTATIONS } from '../../src/route-expectations';
import { placesOfMember, placesOfVisitor, type RoutePlaces } from '../../src/route-places';
import { walkRow, type Walker } from '../../src/route-walk';
import { expect, test } from '../../src/operations-story';
import { wasServerRendered, watchHydrationFailures } from '../../src/hydration';

// Soft assertions name their row; the trace is disabled: screenshots of a walk this long take longer than the walk. An
// unknown path also responds 404.
test.use({
  trace: 'off',
  settings: { RENDER: 'on' },
  causedErrors: /status of 404 .*\/no\/such\/page/,
  // Enables animations: with reduced motion, transitions of no length wait while they are off screen, and axe reads the
  // old colours.
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Partner 1 of the seed: many pages are hidden, and every URL still redirects. */
const VOUCHER_USER = '01000000003';

/**
 * Cookies that the native app sets before it opens its webview; product specification §3. `authPage`: its login was
 * seen.
 */
const NATIVE_COOKIES = [
  { name: 'fcmtoken', value: 'token-of-a-phone' },
  { name: 'authPage', value: 'Y' },
  { name: 'appVersion', value: 'android/9.9.9' },
] as const;

/** Minimum number of server-rendered pages: redirects have no content, and a busy host may be late with some. */
const MIN_HYDRATED = ROUTE_EXPECTATIONS.length / 3;

const walkAll = async (page: Page, walker: Walker, places: RoutePlaces): Promise<void> => {
  const clientRendered = watchHydrationFailures(page);
  let serverRendered = 0;
  for (const row of ROUTE_EXPECTATIONS) {
    await test.step(row.open, () => walkRow(page, walker, row, places));
    if (await wasServerRendered(page)) serverRendered += 1;
  }
  expect.soft(clientRendered, 'rendered again by the browser').toEqual([]);
  expect(serverRendered, 'server-rendered pages').toBeGreaterThan(MIN_HYDRATED);
};

const TITLE =
  'every route matches the specification at four sizes and in larger text, without accessibility violations';

// Two walks at the same time, before the other stories: what a walk has checked it does not check again for a similar
// persona. Long timeout: more than sixty pages with axe on a possibly busy machine.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

test.describe(TITLE, () => {
  test.describe.configure({ mode: 'default' });

  test('for a visitor', async ({ page, sandbox }) => {
    await walkAll(page, 'visitor', await placesOfVisitor(sandbox));
  });

  test('for a user of the voucher programme', async ({ page, sandbox, request, context, baseURL }) => {
    const member = new Member(request, await sandbox.seededMember(VOUCHER_USER));
    await member.opensBrowser(context, baseURL ?? '');
    await walkAll(page, 'partner', await placesOfMember(sandbox, member));
  });
});

test.describe(TITLE, () => {
  test.describe.configure({ mode: 'default' });

  test('for a member', async ({ page, sandbox, member }) => {
    await walkAll(page, 'member', await placesOfMember(sandbox, member));
  });

  test('for a member in the native app', async ({ page, sandbox, context, baseURL, member }) => {
    await context.addCookies(NATIVE_COOKIES.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
    await walkAll(page, 'member', await placesOfMember(sandbox, member));
  });
});
