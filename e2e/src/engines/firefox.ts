import { launch, type Page } from 'puppeteer-core';
import { onPath } from '../browser/on-path';
import { ENGINE_WITHIN_MS, KOREAN, type Engine, type EngineWindow } from './engine-window';

const PROGRAM = 'firefox-esr';

const windowOf = (page: Page): EngineWindow => {
  page.setDefaultTimeout(ENGINE_WITHIN_MS);
  return {
    open: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack({ waitUntil: [] })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    popupOf: async (action) => {
      const opened = new Promise<Page>((resolve, reject) =>
        page.once('popup', (popup) => (popup === null ? reject(new Error('No window has opened.')) : resolve(popup))),
      );
      await action();
      return windowOf(await opened);
    },
  };
};

/**
 * Debian's Firefox, by WebDriver BiDi: without a window, so without a display, and without a driver program. Errors of the page
 * are not collected: it also reports each script whose load was cancelled by leaving the page, as one of a wrong hash.
 */
export const FIREFOX: Engine = {
  name: 'Firefox',
  programs: { [PROGRAM]: 'firefox-esr' },
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: onPath(PROGRAM) ?? PROGRAM,
      env: { ...process.env, ...KOREAN },
      extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR', 'ui.prefersReducedMotion': 1 },
      defaultViewport: { width: 390, height: 844 },
      timeout: ENGINE_WITHIN_MS,
      protocolTimeout: ENGINE_WITHIN_MS,
    });
    return { window: windowOf(await browser.newPage()), close: () => browser.close() };
  },
};
