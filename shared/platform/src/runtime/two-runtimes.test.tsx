import { act, render, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { BrowserRouter } from 'react-router-dom';
import { analytics, takeEvents } from '../analytics/analytics';
import { bridge } from '../bridge/bridge';
import { appHistory } from '../history/app-history';
import { BackGuard } from '../history/back-guard';
import { client } from '../http/http';
import { refreshAccessToken } from '../http/refresh';
import { PopupHost } from '../popups/popup-host';
import { closeTopPopup, popups } from '../popups/popups';
import { mustSeeEntryPage, passEntryPage } from '../session/entry-page';
import { sessionAtom } from '../session/session-atoms';
import { saveTokens, saveUserInfo } from '../cookies/session-cookies';
import { createRuntime, startPlatform } from '../start-platform';
import { onSupportWish, support } from '../support/support';
import { fakeApi } from '../testing/fake-api';
import { fakeNativeApp, type FakeNativeApp } from '../testing/fake-native-app';
import { goTo } from './navigation';
import { PlatformProvider } from './platform-provider';
import { installRuntime, type PlatformRuntime } from './runtime';
import { useBindNavigate } from './use-bind-navigate';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

let one: PlatformRuntime;
let other: PlatformRuntime;
let app: FakeNativeApp | undefined;

/** Runs a function with this runtime installed. */
const inside = <T,>(runtime: PlatformRuntime, work: () => T): T => {
  installRuntime(runtime);
  return work();
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  client.defaults.adapter = fakeApi({}).adapter;
  one = startPlatform(createRuntime());
  other = startPlatform(createRuntime());
});
afterEach(() => {
  app?.leave();
  app = undefined;
});

describe('two runtimes in one process', () => {
  it('render their own dialogs and toasts, whichever is installed', async () => {
    const answer = inside(one, () => {
      popups.toast('하나의 알림');
      return popups.confirm({ message: '하나의 질문' });
    });
    installRuntime(other);
    const draw = (runtime: PlatformRuntime) =>
      render(
        <PlatformProvider runtime={runtime}>
          <PopupHost />
        </PlatformProvider>,
      );
    draw(other).unmount();
    expect(closeTopPopup()).toBe(false);
    draw(one);
    expect(screen.getByText('하나의 알림')).toBeVisible();
    expect(screen.getByText('하나의 질문')).toBeVisible();
    act(() => void inside(one, closeTopPopup));
    await expect(answer).resolves.toBe('N');
  });

  it("do not end each other's toasts", () => {
    jest.useFakeTimers();
    inside(one, () => popups.toast('하나의 알림'));
    inside(other, () => popups.toast('다른 알림'));
    render(
      <PlatformProvider runtime={one}>
        <PopupHost />
      </PlatformProvider>,
    );
    expect(screen.getByText('하나의 알림')).toBeVisible();
    jest.useRealTimers();
  });

  it('queue their own events for their own consumer', () => {
    inside(one, () => analytics.track('visit_start'));
    inside(other, () => analytics.track('support_contact'));
    const taken: string[] = [];
    inside(other, () => takeEvents(({ name }) => taken.push(name)));
    inside(one, () => analytics.track('remote_health'));
    expect(taken).toEqual(['support_contact']);
  });

  it('queue their own support requests', () => {
    inside(one, () => support.chat());
    const hear = jest.fn();
    inside(other, () => onSupportWish(hear));
    expect(hear).not.toHaveBeenCalled();
  });

  it('have their own positions in the history', async () => {
    const start = window.location.pathname;
    const draw = (runtime: PlatformRuntime) =>
      render(
        <PlatformProvider runtime={runtime}>
          <BrowserRouter>
            <BackGuard />
            <Router />
          </BrowserRouter>
        </PlatformProvider>,
      );
    const first = draw(one);
    for (const path of ['/laundry/list', '/laundry/3']) act(() => inside(one, () => goTo(path)));
    first.unmount();
    expect(appHistory(other).goPagesBack(1)).toBe(false);
    expect(appHistory(one).goPagesBack(2)).toBe(true);
    await waitFor(() => expect(window.location.pathname).toBe(start));
  });

  it('navigate by their own router, whichever is installed at render', () => {
    installRuntime(other);
    render(
      <PlatformProvider runtime={one}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </PlatformProvider>,
    );
    window.history.replaceState({}, '', '/');
    act(() => inside(other, () => goTo('/usage')));
    expect(window.location.pathname).toBe('/');
    act(() => inside(one, () => goTo('/usage')));
    expect(window.location.pathname).toBe('/usage');
  });

  it('have their own sessions', () => {
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    saveUserInfo(USER);
    startPlatform(one);
    expect(one.store.get(sessionAtom).state).toBe('member');
    expect(other.store.get(sessionAtom).state).toBe('visitor');
  });

  it('refresh their own sessions without waiting for each other', async () => {
    saveTokens({ accessToken: 'old', refreshToken: 'r' });
    const [first, second] = [
      inside(one, () => refreshAccessToken(undefined)),
      inside(other, () => refreshAccessToken(undefined)),
    ];
    expect(first).not.toBe(second);
    expect(inside(one, () => refreshAccessToken(undefined))).toBe(first);
    await expect(Promise.all([first, second])).resolves.toEqual(['old', 'old']);
  });

  it('pass the entry page separately', () => {
    app = fakeNativeApp('android');
    startPlatform(other);
    startPlatform(one);
    inside(one, passEntryPage);
    Cookies.remove('authPage'); // a webview without cookies
    expect(inside(one, mustSeeEntryPage)).toBe(false);
    expect(inside(other, mustSeeEntryPage)).toBe(true);
  });

  it('have their own queues to the native app', () => {
    app = fakeNativeApp('android');
    startPlatform(one);
    bridge.openStore();
    startPlatform(other);
    app.say({ type: 'ready' });
    expect(app.texts.join()).not.toContain('openStore');
    expect(inside(one, () => bridge.isReady)).toBe(false);
    expect(inside(other, () => bridge.isReady)).toBe(true);
  });
});

const Router = () => {
  useBindNavigate();
  return null;
};
