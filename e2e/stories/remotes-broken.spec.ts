import { REMOTES, type FrontEnd } from '@dongne/release/config';
import type { Page, Route } from '@playwright/test';
import { changeRegistryOfPages } from '../src/changed-registry';
import { App } from '../src/pages/app';
import { expect, test } from '../src/story';

const MESSAGE = '이 화면을 불러오지 못했어요';
/** Time limit for the message without a response; drill F3. */
const MESSAGE_WITHIN_MS = 6_000;
/** Time limit for the recovery by 다시 시도; drill F4. */
const RECOVERED_WITHIN_MS = 2_000;

/** Page of each remote that a member may open. */
const PAGE_OF_REMOTE: Readonly<Record<string, string>> = {
  'mf-laundry': '/laundry/list',
  'mf-usage': '/usage',
  'mf-mypage': '/mypage',
  'mf-membership': '/membership',
  'mf-auth': '/service/update/address',
};

const CROSS_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
const SCRIPT = 'text/javascript';

const fulfil =
  (body: string, { status = 200, contentType = SCRIPT } = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, headers: CROSS_ORIGIN, body });

const hang = (): Promise<void> => new Promise(() => undefined);

const published = async (route: Route): Promise<string> => (await route.fetch()).text();

/** Faults of a remote's host. Nothing that it sends may run: it is not what was published. */
const BROKEN: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a host that is down': (route) => route.abort('connectionrefused'),
  'a status 500': fulfil('Internal Server Error', { status: 500, contentType: 'text/plain' }),
  'a status 404': fulfil('Not found', { status: 404, contentType: 'text/plain' }),
  'an HTML page': fulfil('<!doctype html><title>Hello</title>', { contentType: 'text/html' }),
  'truncated JavaScript': async (route) => {
    const text = await published(route);
    await fulfil(text.slice(0, text.length / 2))(route);
  },
  'one changed byte': async (route) => fulfil(`${await published(route)} `)(route),
  garbage: fulfil('\u0000\u0001}{;;'),
  'an empty file': fulfil(''),
  'the wrong type': async (route) => fulfil(await published(route), { contentType: 'application/json' })(route),
  'a script that throws': fulfil('throw new Error("broken remote")'),
};

/** Browser errors for such responses. */
const BROWSER_SAYS = /status of (500|404)|ERR_|blocked by CORS|MIME type|integrity/;

const containerOf = ({ name }: FrontEnd): RegExp => new RegExp(`/${name}/[^/]+/remoteEntry\\.[^/]+\\.js(\\?|$)`);
const filesOf = ({ name }: FrontEnd): RegExp => new RegExp(`:\\d+/${name}/`);
const pageOf = ({ folder }: FrontEnd): string => PAGE_OF_REMOTE[folder] ?? '';

/** Fakes the responses for a remote's container; counts the requests. */
const answerWith = async (page: Page, url: RegExp, answer: (route: Route) => Promise<void>) => {
  await page.unroute(url);
  const asked = { times: 0 };
  await page.route(url, (route) => {
    asked.times += 1;
    return answer(route);
  });
  return asked;
};

/** Marks the page, to detect a reload. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }));
const hasNotReloaded = (page: Page): Promise<boolean> => page.evaluate(() => 'hasNotReloaded' in window);

/** Expects the remote's page: no message, no skeleton, some content. */
const expectPage = async (app: App, timeout = 10_000): Promise<void> => {
  await expect(app.text(MESSAGE)).toBeHidden({ timeout });
  await expect(app.stillLoading).toHaveCount(0, { timeout });
  await expect(app.content).toHaveText(/\S/, { timeout });
};

test.use({ causedErrors: BROWSER_SAYS });

test('a remote with a faulty host shows a message and recovers', async ({ app, page, member: _loggedIn }) => {
  const container = /\/mf_usage\/[^/]+\/remoteEntry\.[^/]+\.js(\?|$)/;
  for (const [position, [what, answer]] of Object.entries(BROKEN).entries())
    await test.step(what, async () => {
      const asked = await answerWith(page, container, answer);
      if (position === 0) {
        await app.usage.open();
        await markPage(page);
      } else await app.retry();
      // Requested more than once: retries come before the message.
      await expect.poll(() => asked.times).toBeGreaterThan(2);
      await expect(app.text(MESSAGE)).toBeVisible();
    });

  await test.step('다시 시도 recovers', async () => {
    await page.unroute(container);
    await app.retryUnlessRecovered();
    await expectPage(app, RECOVERED_WITHIN_MS);
    expect(await hasNotReloaded(page)).toBe(true);
  });
});

test('a remote that hangs shows a skeleton, then the message in time', async ({ context, member: _loggedIn }) => {
  await Promise.all(
    REMOTES.map(async (remote) => {
      const page = await context.newPage();
      const app = new App(page);
      await answerWith(page, containerOf(remote), hang);
      await app.open(pageOf(remote));
      await expect(app.stillLoading.first()).toBeVisible();
      await expect(app.text(MESSAGE)).toBeVisible({ timeout: MESSAGE_WITHIN_MS });
      await page.close();
    }),
  );
});

test('a broken live version falls back to the previous one', async ({ app, page, member: _loggedIn }) => {
  // The registry names a missing container, and the existing one as its fallback.
  await changeRegistryOfPages(page, (microFrontends) => {
    for (const [live] of Object.values(microFrontends)) {
      if (live === undefined) continue;
      live.fallbackUrl = live.url;
      const { entry, assets } = live.extras;
      live.extras.fallbackEntry = entry;
      live.extras.fallbackIntegrity = assets[entry] ?? '';
      live.extras.entry = 'remoteEntry.gone.js';
      live.extras.assets = { 'remoteEntry.gone.js': 'sha384-gone' };
    }
  });
  for (const remote of REMOTES) {
    const gone = page.waitForRequest(/\/remoteEntry\.gone\.js$/);
    await app.open(pageOf(remote));
    await gone;
    await expectPage(app);
  }
});

test('a page works while the other four remotes are down', async ({ app, page, member: _loggedIn }) => {
  for (const remote of REMOTES)
    await test.step(remote.folder, async () => {
      await page.unrouteAll();
      for (const other of REMOTES) if (other !== remote) await page.route(filesOf(other), (route) => route.abort());
      await app.open(pageOf(remote));
      await expectPage(app);
    });
});

test('Home, tabs and login work while all remotes are down', async ({ app, page, member: _loggedIn }) => {
  for (const remote of REMOTES) await page.route(filesOf(remote), (route) => route.abort());
  for (const remote of REMOTES) {
    await app.open(pageOf(remote));
    await expect(app.text(MESSAGE)).toBeVisible();
  }
  await app.home.open();
  await app.home.findShops();
  await expect(app.text(MESSAGE)).toBeVisible();
  await app.goBack();
  await expect(app.home.myLaundry).toBeVisible();
  // Still a member: a visitor would be redirected to login.
  await app.tabs.goToMyPage();
  await expect(page).toHaveURL('/mypage');
  await expect(app.text(MESSAGE)).toBeVisible();
  await app.tabs.goHome();
  await expect(app.home.myLaundry).toBeVisible();
});

test.describe('a tampered page script', () => {
  // Expected error: the preloaded copy is refused once more before the page loads it again.
  test.use({ causedErrors: new RegExp(`${BROWSER_SAYS.source}|ChunkLoadError`) });

  test('is blocked', async ({ app, page, member: _loggedIn }) => {
    let isBroken = true;
    const ran: string[] = [];
    page.on('console', (message) => ran.push(message.text()));
    await page.route(/:\d+\/mf_usage\/[^/]+\/(?!remoteEntry)[^/]+\.js$/, async (route) => {
      if (!isBroken) return route.continue();
      return fulfil(`console.log("smuggled");${await published(route)}`)(route);
    });
    await app.usage.open();
    await expect(app.text(MESSAGE)).toBeVisible();
    expect(ran).not.toContain('smuggled');

    isBroken = false;
    await app.retryUnlessRecovered();
    await expectPage(app, RECOVERED_WITHIN_MS);
  });
});
