import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { fakeNativeApp, type FakeNativeApp } from '../testing/fake-native-app';
import { bridge, startBridge } from './bridge';

let app: FakeNativeApp | undefined;

const openIn = (system: 'android' | 'ios'): FakeNativeApp => {
  app = fakeNativeApp(system);
  startBridge();
  return app;
};
const inset = (): string => document.documentElement.style.getPropertyValue('--safe-area-top');

beforeEach(() => installRuntime(createRuntime()));
afterEach(() => {
  app?.leave();
  app = undefined;
  document.documentElement.removeAttribute('style');
});

describe('bridge in a browser', () => {
  it('ignores every call', () => {
    startBridge();
    expect(bridge.isNative).toBe(false);
    expect(() => {
      bridge.closeApp();
      bridge.openStore();
      bridge.openSettings();
      bridge.keepCookie('accessToken', 'a');
      bridge.reportUser(1);
    }).not.toThrow();
  });

  it('queues nothing for a later app', () => {
    startBridge();
    bridge.closeApp();
    app = fakeNativeApp('android');
    app.say({ type: 'ready' });
    expect(app.texts).toEqual([]);
  });
});

describe.each(['android', 'ios'] as const)('bridge in the %s app', (system) => {
  it('sends hello at once, and nothing else before the app is ready', () => {
    const host = openIn(system);
    bridge.reportUser(7);
    expect(bridge.isNative).toBe(true);
    expect(host.texts).toEqual(['{"type":"hello","version":1}']);
  });

  it('sends queued messages in order once the app is ready', () => {
    const host = openIn(system);
    bridge.keepCookie('accessToken', 'a');
    bridge.reportUser(7);
    host.say({ type: 'ready' });
    bridge.openStore();
    bridge.openSettings();
    bridge.keepCookie('accessToken', undefined);
    bridge.reportUser(undefined);
    bridge.closeApp();
    expect(host.heard).toEqual([
      { type: 'cookie', name: 'accessToken', value: 'a' },
      { type: 'userStatus', userId: 7 },
      { type: 'openStore' },
      { type: 'openSettings' },
      { type: 'cookie', name: 'accessToken', value: null },
      { type: 'userStatus', userId: null },
      { type: 'closeApp' },
    ]);
  });

  it('sends nothing twice when the app is ready twice', () => {
    const host = openIn(system);
    bridge.closeApp();
    host.say({ type: 'ready' });
    host.say({ type: 'ready' });
    expect(host.heard).toEqual([{ type: 'closeApp' }]);
  });
});

describe('unresponsive app', () => {
  it('loses the oldest messages instead of growing the queue', () => {
    const host = openIn('android');
    for (let user = 1; user <= 1000; user += 1) bridge.reportUser(user);
    host.say({ type: 'ready' });
    expect(host.heard).toHaveLength(50);
    expect(host.heard[0]).toEqual({ type: 'userStatus', userId: 951 });
  });

  it('that throws gets the message when it is ready again', () => {
    const host = openIn('android');
    host.say({ type: 'ready' });
    const whole = window.DongneAndroid;
    window.DongneAndroid = {
      postMessage: () => {
        throw new Error('the interface is gone');
      },
    };
    expect(() => bridge.reportUser(7)).not.toThrow();
    if (whole !== undefined) window.DongneAndroid = whole;
    host.say({ type: 'ready' });
    expect(host.heard).toEqual([{ type: 'userStatus', userId: 7 }]);
  });
});

describe('message from the app', () => {
  it('calls the latest listener on hardware back', () => {
    const host = openIn('android');
    const [before, listener] = [jest.fn(), jest.fn()];
    bridge.onBack(before);
    const stop = bridge.onBack(listener);
    host.say({ type: 'back' });
    stop();
    host.say({ type: 'back' });
    expect(before).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each(['before', 'after'])('delivers the push address sent %s a listener was added', (when) => {
    const host = openIn('ios');
    const listener = jest.fn();
    const say = () => host.say({ type: 'pushAddress', fcmToken: 'f', adId: 'ad' });
    if (when === 'before') say();
    bridge.onPushAddress(listener);
    if (when === 'after') say();
    expect(listener.mock.calls).toEqual([[{ fcmToken: 'f', adId: 'ad' }]]);
  });

  it('sets the safe area that the theme reads', () => {
    openIn('android').say({ type: 'safeArea', top: 24, right: 0, bottom: 16, left: 0 });
    expect(inset()).toBe('24px');
    expect(document.documentElement.style.getPropertyValue('--safe-area-bottom')).toBe('16px');
  });

  it.each([
    [{ type: 'safeArea', top: '24px;}', right: 0, bottom: 0, left: 0 }],
    [{ type: 'safeArea', top: 99_999, right: 0, bottom: 0, left: 0 }],
    [{ type: 'safeArea', top: -1, right: 0, bottom: 0, left: 0 }],
    [{ type: 'safeArea' }],
    [{ type: 'pushAddress', fcmToken: '' }],
    [{ type: 'pushAddress', fcmToken: { toString: 'x' } }],
    [{ type: 'nonsense' }],
    [null],
    ['ready'],
    [[]],
  ])('is ignored when it is %j', (message) => {
    const host = openIn('android');
    const listener = jest.fn();
    bridge.onPushAddress(listener);
    bridge.closeApp();
    host.say(message);
    window.dongneBridge?.receive('{{');
    window.dongneBridge?.receive(undefined);
    expect(listener).not.toHaveBeenCalled();
    expect(inset()).toBe('');
    expect(host.heard).toEqual([]);
  });
});
