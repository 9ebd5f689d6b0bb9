import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { fakeNativeApp, type FakeNativeApp } from '../testing/fake-native-app';
import { isNativeApp, mustSeeEntryPage, passEntryPage } from './entry-page';
import { restoreSession } from './session-actions';

let app: FakeNativeApp | undefined;

/** Simulates a page load for the session. */
const load = (): void => {
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterEach(() => {
  app?.leave();
  app = undefined;
});

describe('entry page', () => {
  it.each([
    ['a browser', undefined, {}, false],
    ['a browser that has passed it', undefined, { authPage: 'Y' }, false],
    ["the Android app's webview", 'android', {}, true],
    ["the iOS app's webview", 'ios', {}, true],
    ['an app without a bridge, by its cookie', undefined, { fcmtoken: 'f' }, true],
    ['an app that has passed it', 'android', { authPage: 'Y' }, false],
    ['an app without a bridge that has passed it', undefined, { fcmtoken: 'f', authPage: 'Y' }, false],
    ['an app whose cookie is empty', undefined, { fcmtoken: '' }, false],
  ] as const)('in %s', (_where, system, cookies, expected) => {
    if (system !== undefined) app = fakeNativeApp(system);
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    load();
    expect(mustSeeEntryPage()).toBe(expected);
  });

  it("is shown once: the cookie remains, in the app's own store too", () => {
    app = fakeNativeApp('android');
    load();
    app.say({ type: 'ready' });
    passEntryPage();
    expect(mustSeeEntryPage()).toBe(false);
    expect(app.heard).toContainEqual({ type: 'cookie', name: 'authPage', value: 'Y' });
    load();
    expect(mustSeeEntryPage()).toBe(false);
    expect(isNativeApp()).toBe(true);
  });

  it('can be passed without cookies and returns on the next start', () => {
    app = fakeNativeApp('ios');
    load();
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    passEntryPage();
    expect(mustSeeEntryPage()).toBe(false);
    load();
    expect(mustSeeEntryPage()).toBe(true);
    jest.restoreAllMocks();
  });
});
