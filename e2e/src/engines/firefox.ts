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
 * Debian's Firefox over WebDriver BiDi: headless, without a driver program. Page errors are not collected: it also
 * reports scripts whose load was cancelled by a navigation, as hash mismatches.
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
