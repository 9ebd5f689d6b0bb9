import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime, runtime } from '../runtime/runtime';
import { endSession, restoreSession, signIn } from './session-actions';
import { sessionAtom } from './session-atoms';
import { clearSessionCookies, saveTokens, saveUserInfo } from './session-cookies';

/** The one thing between tabs: this tab's end of it, and what it has said. */
class FakeChannel extends EventTarget {
  static readonly open: FakeChannel[] = [];
  readonly said: unknown[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.open.push(this);
  }
  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
const OTHER = { userId: 2, phoneNumber: '01000000002', nickname: '이웃손님' };

const channel = (): FakeChannel => {
  const [only, ...more] = FakeChannel.open;
  if (only === undefined || more.length > 0) throw new Error('A tab has exactly one channel');
  return only;
};
const hear = (data: unknown): boolean => channel().dispatchEvent(new MessageEvent('message', { data }));
const logIn = (user: typeof USER): Promise<boolean> => signIn({ accessToken: 'a', refreshToken: 'r', user }, '/');
/** Another tab writes the cookies both share. */
const writeCookies = (user: typeof USER): void => {
  saveTokens({ accessToken: 'a2', refreshToken: 'r2' });
  saveUserInfo(user);
};
const cached = (): unknown => runtime().queryClient.getQueryData(['member']);

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: FakeChannel });
});

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
  channel().said.length = 0;
});

describe('the tabs of one person', () => {
  it('are told of a login and of the end of the session', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toHaveLength(2);
  });

  it('are told after the cookies are written', async () => {
    let seen: string | undefined;
    jest.spyOn(channel(), 'postMessage').mockImplementationOnce(() => (seen = Cookies.get('accessToken')));
    await logIn(USER);
    expect(seen).toBe('a');
  });

  it('log out together', async () => {
    await logIn(USER);
    runtime().queryClient.setQueryData(['member'], USER);

    clearSessionCookies();
    hear('changed');

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
    expect(cached()).toBeUndefined();
  });

  it('log out together when the message comes before the cookies are gone', async () => {
    await logIn(USER);
    hear('visitor');
    expect(runtime().store.get(sessionAtom).state).toBe('member');

    clearSessionCookies();
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' }));
  });

  it('log in together when the message comes before the cookies are there', async () => {
    hear('member 2');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });

    writeCookies(OTHER);
    await waitFor(() => expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER }));
  });

  it('are told what has happened', async () => {
    await logIn(USER);
    endSession();
    expect(channel().said).toEqual(['member 1', 'visitor']);
  });

  it('look at the cookies a few times and then believe them, whatever was said', async () => {
    await logIn(USER);
    const look = jest.spyOn(Cookies, 'get');
    jest.useFakeTimers();
    hear('visitor');
    await jest.advanceTimersByTimeAsync(60_000);
    const looks = look.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect(looks).toBeGreaterThan(0);
    expect(look.mock.calls).toHaveLength(looks);
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it('log in together', () => {
    writeCookies(USER);
    hear('changed');
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
  });

  it('forget what the first person saw when another logs in', async () => {
    await logIn(USER);
    runtime().queryClient.setQueryData(['member'], USER);

    writeCookies(OTHER);
    hear('changed');

    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: OTHER });
    expect(cached()).toBeUndefined();
  });

  it.each(['changed', 'signOut', { state: 'visitor' }, { state: 'member', user: OTHER }, null, '<script>'])(
    'believe their own cookies and not the message %j',
    async (message) => {
      await logIn(USER);
      runtime().queryClient.setQueryData(['member'], USER);

      hear(message);

      expect(runtime().store.get(sessionAtom)).toEqual({ state: 'member', user: USER });
      expect(cached()).toEqual(USER);
    },
  );

  it('do not make a member of a visitor for a forged login', () => {
    hear({ state: 'member', user: OTHER, accessToken: 'a' });
    expect(runtime().store.get(sessionAtom)).toEqual({ state: 'visitor' });
  });

  it('say nothing back: two tabs do not talk for ever', () => {
    writeCookies(USER);
    hear('changed');
    expect(channel().said).toEqual([]);
  });
});
