import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../src/operations-story';
import { breakRendering, FAULTS } from '../../src/system/broken-rendering';
import { wasServerRendered } from '../../src/hydration';

test.use({ settings: { RENDER: 'on' } });

/** Public page of each remote; request pages are for members only. */
const PAGES = {
  mf_laundry: { path: '/laundry/list', title: '세탁소 찾기' },
  mf_usage: { path: '/applicate/guide', title: '이용 안내' },
  mf_mypage: { path: '/mypage/customer-center', title: '고객센터' },
  mf_membership: { path: '/membership', title: '멤버십' },
  mf_auth: { path: '/login', title: '로그인' },
} as const;

const isRendered = async (request: APIRequestContext, path: string): Promise<boolean> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.text()).includes('id="drawn"');
};

/** Longer than the pauses of 10 and 20 s after a version was late, which a busy machine causes. */
const RENDERED_WITHIN_MS = 45_000;

/** Polls: a new process evaluates its bundles first. */
const soonRendered = (request: APIRequestContext, path: string, wanted: boolean): Promise<void> =>
  expect
    .poll(() => isRendered(request, path), { message: `${path} rendered by the server`, timeout: RENDERED_WITHIN_MS })
    .toBe(wanted);

/** Combines every fault with some remote: a fault has the same effect on each (`release/src/hosts/first-view`). */
const CASES = Object.entries(PAGES).map(([name, page], place) => ({
  name,
  ...page,
  fault: FAULTS[place % FAULTS.length] ?? FAULTS[0],
}));

for (const { name, path, title, fault } of CASES)
  test(`${name} that ${fault.name} on the server is rendered by the browser only`, async ({
    app,
    page,
    operator,
    request,
  }) => {
    await soonRendered(request, path, true);
    const putBack = await breakRendering(operator.system.dataDir, name, fault);
    try {
      await soonRendered(request, path, false);
      await page.goto(path);
      await expect(app.title).toHaveText(title);
      await expect(app.stillLoading).toHaveCount(0);
      expect(await wasServerRendered(page)).toBe(false);
      for (const other of Object.values(PAGES)) if (other.path !== path) await soonRendered(request, other.path, true);
      await soonRendered(request, '/', true);
    } finally {
      await putBack();
    }
    await soonRendered(request, path, true);
  });
