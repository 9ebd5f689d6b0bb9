import { AxiosError } from 'axios';
import { createStore } from 'jotai';
import { errorPageAtom } from '../runtime/error-page';
import { actOnFailures } from '../failures/failure-actions';
import { client } from '../http/http';
import { createQueryClient } from '../queries/query-client';
import { bindNavigate } from '../runtime/navigation';
import { installRuntime, runtime } from '../runtime/runtime';
import { rawCall } from '../testing/raw-call';
import { restoreSession, signIn, signOut } from './session-actions';
import { sessionAtom } from './session-atoms';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

let hasOtherTab: boolean;
/** Other tab of this browser, which ends its session when this tab's ends. */
class OtherTab extends EventTarget {
  postMessage(): void {
    if (hasOtherTab) setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'visitor' })));
  }
}

let calls = 0;
/** Fakes a server where the session has ended. */
const refuse = (): void => {
  calls = 0;
  client.defaults.adapter = async (config) => {
    calls += 1;
    if (config.url === '/member/signOut') return { data: null, status: 200, statusText: '', headers: {}, config };
    const data = { error: { code: 'INVALID_JWT', svMessage: '' } };
    throw new AxiosError('', undefined, config, undefined, { data, status: 401, statusText: '', headers: {}, config });
  };
};
const call = (): Promise<unknown> => rawCall('/main').catch(() => undefined);

/** Simulates cookies of another path or domain: readable, but not deletable by scripts. */
const setCookies = (token: string): void => {
  const cookies = `accessToken=${token}; refreshToken=${token}; userInfo=${encodeURIComponent(JSON.stringify(USER))}`;
  jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookies);
};
const state = (): string => runtime().store.get(sessionAtom).state;
const page = (): number | undefined => runtime().store.get(errorPageAtom)?.status;

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: OtherTab });
});
beforeEach(() => {
  hasOtherTab = false;
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  bindNavigate(() => undefined);
  actOnFailures();
  refuse();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('login whose cookies cannot be deleted', () => {
  it('shows an error page instead of looping between tabs, without further requests', async () => {
    hasOtherTab = true;
    setCookies('t');
    restoreSession();
    const { store } = runtime();
    store.sub(sessionAtom, () => state() === 'member' && void call());
    void signOut();
    await jest.advanceTimersByTimeAsync(5_000);
    const asked = calls;
    expect(asked).toBeLessThanOrEqual(3);
    expect([state(), page()]).toEqual(['visitor', 401]);
    await call();
    expect(calls).toBe(asked);
  });

  it('shows the error page in a single tab after a refusal', async () => {
    setCookies('t');
    restoreSession();
    await signOut();
    expect(page()).toBeUndefined();
    await call();
    expect(page()).toBe(401);
  });

  it('ignores a refusal after another member has logged in', async () => {
    setCookies('t');
    restoreSession();
    await signOut();
    setCookies('another');
    await call();
    expect(page()).toBeUndefined();
  });
});

describe('login whose cookies are deleted', () => {
  it('may end any number of times', async () => {
    for (let times = 0; times < 3; times += 1) {
      await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');
      await call();
      await call();
      expect([state(), page()]).toEqual(['visitor', undefined]);
    }
  });
});
