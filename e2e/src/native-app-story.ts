import { NativeApp, setCookies, type NativeAppOptions } from './native-app';
import { test as base } from './story';

interface NativeFixtures {
  /** Options of the native app; set with `test.use`. */
  readonly nativeOptions: NativeAppOptions;
  /** Whether the app's first screen was seen in an earlier start. */
  readonly hasSeenEntryPage: boolean;
  /** Native app around the page. */
  readonly nativeApp: NativeApp;
}

/** Cookies that close the popups of a first visit permanently. */
const QUIET_HOME = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };

/** Stories of customers in the native app's webview. */
export const test = base.extend<NativeFixtures>({
  nativeOptions: [{ system: 'android', version: '1.4.2', answers: true }, { option: true }],
  hasSeenEntryPage: [true, { option: true }],
  nativeApp: async ({ page, context, baseURL, nativeOptions, hasSeenEntryPage }, provide) => {
    const url = baseURL ?? '';
    await setCookies(context, url, { ...QUIET_HOME, ...(hasSeenEntryPage ? { authPage: 'Y' } : {}) });
    await provide(await NativeApp.around(page, url, nativeOptions));
  },
});

export { expect } from './story';
