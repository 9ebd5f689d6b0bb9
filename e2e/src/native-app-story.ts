import { NativeApp, setCookies, type NativeAppOptions } from './native-app';
import { test as base } from './story';

interface NativeFixtures {
  /** What kind of app it is; a story sets it with `test.use`. */
  readonly nativeOptions: NativeAppOptions;
  /** Whether the person has gone on from the app's first screen in an earlier start. */
  readonly hasSeenEntryPage: boolean;
  /** The native app around the page. */
  readonly nativeApp: NativeApp;
}

/** What only comes over Home at first; here it has been closed for good. */
const QUIET_HOME = { closeTutorial: 'Y', middlePopup: 'Y', bottomPopup: 'Y' };

/** Stories of customers inside of the native app's webview. */
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
