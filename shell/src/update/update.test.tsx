import { endpoints } from '@dongne/contract';
import { bridge, pressBack, send } from '@dongne/platform';
import { fakeNativeApp, refuse, renderPage, type FakeApi, type FakeNativeApp } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { AppFrame } from '../frame/app-frame';
import { VersionCheck } from './version-check';

const ANDROID = { minimum: '1.0.0', latest: '1.4.2', storeUrl: 'https://play.example/app' };
const IOS = { minimum: '1.0.0', latest: '1.4.2', storeUrl: 'https://apps.example/app' };
const API: FakeApi = {
  'GET /versions': { android: ANDROID, ios: IOS },
  'PUT /notification/read': refuse('OBSOLETE_VERSION'),
};

const dialog = () => screen.queryByRole('alertdialog', { name: '업데이트가 필요해요' });

let app: FakeNativeApp | undefined;
afterEach(() => {
  app?.leave();
  app = undefined;
});

/** @param version of the cookie `appVersion`; `undefined` is a browser. */
const openApp = (version: string | undefined) => {
  const Page = () => {
    // renderPage begins without cookies
    if (version !== undefined) document.cookie = `appVersion=${version}; path=/`;
    return (
      <>
        <AppFrame registry={[]} />
        <VersionCheck />
      </>
    );
  };
  return renderPage([{ path: '*', element: <Page /> }], { url: '/nowhere', api: API });
};

const beRefused = () => act(() => send(endpoints.readNotifications, { body: {} }).catch(() => undefined));

describe('outdated app', () => {
  it.each([
    ['android/0.9.9', ANDROID.storeUrl],
    ['ios/0.1', IOS.storeUrl],
  ])('of version %s must update on page load', async (version, link) => {
    openApp(version);
    expect(await screen.findByRole('link', { name: '업데이트' })).toHaveAttribute('href', link);
    expect(dialog()).toHaveTextContent('지금 버전은 더 이상 쓸 수 없어요.');
    expect(screen.queryByText('페이지를 찾을 수 없어요')).not.toBeInTheDocument();
  });

  it.each([undefined, 'android/1.0.0', 'ios/2.0.0', 'android/', '0.1.0', 'android/%7Bjunk', 'windows/0.1.0', '///'])(
    'is not detected from the cookie %s',
    async (version) => {
      const { calls } = openApp(version);
      await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/versions'));
      await act(() => Promise.resolve());
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  it('is detected by any call that the server rejects', async () => {
    openApp(undefined);
    await beRefused();
    expect(await screen.findByRole('alertdialog', { name: '업데이트가 필요해요' })).toBeVisible();
  });

  it('opens the store through the native app where it can', async () => {
    app = fakeNativeApp('android');
    const { user } = openApp('android/0.9.9');
    act(() => app?.say({ type: 'ready' }));
    await user.click(await screen.findByRole('link', { name: '업데이트' }));
    expect(app.heard.at(-1)).toEqual({ type: 'openStore' });
  });

  it('shows a link for a native app that never answers', async () => {
    app = fakeNativeApp('ios');
    const { user } = openApp('ios/0.9.9');
    const link = await screen.findByRole('link', { name: '업데이트' });
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.parentElement?.addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed(event);
    });
    await user.click(link);
    expect(bridge.isReady).toBe(false);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('asks whether to leave on back, and 취소 keeps the dialog', async () => {
    const { user } = openApp('android/0.9.9');
    await screen.findByRole('link', { name: '업데이트' });
    act(() => pressBack('/nowhere'));
    // Two popup hosts render the question here: the frame's and the test page's.
    await screen.findAllByText('앱을 종료할까요?');
    const [cancel] = screen.getAllByRole('button', { name: '취소', hidden: true });
    if (cancel !== undefined) await user.click(cancel);
    expect(screen.queryByText('앱을 종료할까요?')).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
  });
});
