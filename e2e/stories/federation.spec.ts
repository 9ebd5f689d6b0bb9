import type { Page } from '@playwright/test';
import { REMOTES } from '@dongne/release/config';
import { networkIsQuiet } from '../src/after-first-view';
import { LoadedScripts } from '../src/loaded-scripts';
import { expect, test } from '../src/story';

/** Page of each remote that a member may open. */
const PAGE_OF_REMOTE: Readonly<Record<string, string>> = {
  'mf-laundry': '/laundry/list',
  'mf-usage': '/usage',
  'mf-mypage': '/mypage',
  'mf-membership': '/membership',
  'mf-auth': '/service/update/address',
};

/** Strings that each package contains exactly once, also when minified. */
const SIGNATURE_OF_SINGLETON: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'rendererPackageName:"react-dom"',
  'react-router-dom': 'useRoutes() may be used only in the context of',
  jotai: 'no atom init',
  'styled-components': 'data-styled-version',
  '@tanstack/react-query': 'No QueryClient set',
  '@dongne/platform': 'The platform has no runtime',
};

const occurrences = (text: string, words: string): number => text.split(words).length - 1;

test('Home loads no remote', async ({ app, page, baseURL }) => {
  const scripts = new LoadedScripts(page);
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  const urls = await scripts.urls();
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test('remotes load from their own origins and share singletons', async ({
  app,
  page,
  request,
  member: _loggedIn,
  baseURL,
}) => {
  const scripts = new LoadedScripts(page);
  for (const { folder, name, portOffset } of REMOTES) {
    await app.open(PAGE_OF_REMOTE[folder] ?? '');
    await expect(app.title).toBeVisible();
    const origin = new URL(baseURL ?? '');
    origin.port = String(Number(origin.port) + portOffset);
    const own = (await scripts.urls()).filter((url) => new URL(url).pathname.startsWith(`/${name}/`));
    expect(own.length, `scripts of ${folder}`).toBeGreaterThan(1);
    expect(new Set(own.map((url) => new URL(url).origin))).toEqual(new Set([origin.origin]));
  }

  const all = (await scripts.texts(request)).join('\n');
  const copies = Object.entries(SIGNATURE_OF_SINGLETON).map(([name, words]) => [name, occurrences(all, words)]);
  expect(Object.fromEntries(copies)).toEqual(
    Object.fromEntries(Object.keys(SIGNATURE_OF_SINGLETON).map((name) => [name, 1])),
  );
});

test('preloaded files load once, and only published scripts run', async ({ app, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await app.shopList.open();
  await expect(app.shopList.shops.first()).toBeVisible();
  expect(new Set(asked).size).toBe(asked.length);

  // Preloads the shell's shared packages from the page's origin without a hash: react-dom, the HTTP client's two files,
  // and dates.
  const ofShell = page.locator('link[rel="preload"][as="script"][href^="/shell/files/"]');
  await expect(ofShell).toHaveCount(4);
  const ofRemote = page.locator('link[rel="preload"][as="script"]:not([href^="/"])');
  expect(await ofRemote.count()).toBeGreaterThan(1);
  for (const hint of await ofRemote.all()) await expect(hint).toHaveAttribute('integrity', /^sha384-/);
});

/** Preloaded scripts of remotes, with their initiator. */
const startedBy = (page: Page, name: string, initiator: 'link' | 'script'): Promise<string[]> =>
  page.evaluate(
    ([prefix, wanted]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'initiatorType' in entry && entry.initiatorType === wanted)
        .map((entry) => entry.name)
        .filter((url) => new URL(url).pathname.startsWith(prefix) && url.endsWith('.js')),
    [`/${name}/`, initiator] as const,
  );

test('a page of each remote preloads all of its scripts', async ({ app, page, member: _loggedIn }) => {
  for (const { folder, name } of REMOTES) {
    // Excludes the search of the address page, which loads on demand.
    await app.open(folder === 'mf-auth' ? '/login/withdraw' : (PAGE_OF_REMOTE[folder] ?? ''));
    await expect(app.title).toBeVisible();
    await expect(app.stillLoading).toHaveCount(0);
    expect((await startedBy(page, name, 'link')).length, `hints of ${folder}`).toBeGreaterThan(2);
    expect(await startedBy(page, name, 'script'), `scripts of ${folder} that came late`).toEqual([]);
  }
});

test('a page is prefetched on touchstart of its link', async ({ app, page }) => {
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
  await app.home.findShopsLink.dispatchEvent('pointerdown');
  await expect.poll(async () => (await startedBy(page, 'mf_laundry', 'link')).length).toBeGreaterThan(2);
  await networkIsQuiet(page); // its files also run
  const fetched = new Set(await startedBy(page, 'mf_laundry', 'link'));
  const again: string[] = [];
  page.on('request', (request) => {
    if (fetched.has(request.url())) again.push(request.url());
  });
  await app.home.findShops();
  await expect(app.shopList.shops.first()).toBeVisible();
  expect(again).toEqual([]);
});

test('a registry of an unknown shape does not break Home', async ({ app, page }) => {
  let asked = 0;
  await page.route(/registry(\.\w+)?\.json$/, async (route) => {
    asked += 1;
    await route.fulfill({ contentType: 'application/json', body: '{"microFrontends":{"mf_usage":[{"url":7}]}}' });
  });
  await app.home.open();
  expect(asked).toBeGreaterThan(0);
  await expect(app.home.findShopsLink).toBeVisible();
  await expect(app.home.myLaundry).toBeVisible();
  await app.home.findShops();
  await expect(app.text('이 화면을 불러오지 못했어요')).toBeVisible();
});
