import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosHeaders } from 'axios';
import { withEarlyResponses } from './early-responses';
import { serverNow } from '../clock/server-clock';
import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { forgetEarlyReads } from './early-reads';

const LIST = '/nonMember/laundry/list/group?latitude=37.5&sort=Membership';

const ANSWER = { status: 200, data: { from: 'html' } };

const config = (change: Partial<InternalAxiosRequestConfig> = {}): InternalAxiosRequestConfig => ({
  method: 'get',
  url: '/nonMember/laundry/list/group',
  params: { sort: 'Membership', latitude: 37.5 },
  headers: new AxiosHeaders(),
  ...change,
});

const fromWire = jest.fn<ReturnType<AxiosAdapter>, Parameters<AxiosAdapter>>(async (sent) => ({
  data: { from: 'wire' },
  status: 200,
  statusText: '',
  headers: {},
  config: sent,
}));

const leave = (answer: Promise<unknown>, startedAt = Date.now()): void => {
  Reflect.set(window, '__earlyReads', new Map([[LIST, { startedAt, answer }]]));
};

const ask = async (change: Partial<InternalAxiosRequestConfig> = {}): Promise<unknown> =>
  (await withEarlyResponses(fromWire)(config(change))).data;

describe('early read started by the HTML', () => {
  beforeEach(() => {
    installRuntime(createRuntime());
    fromWire.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, '__earlyReads');
  });

  it('serves its call, whatever the order of parameters, without another one', async () => {
    leave(Promise.resolve(ANSWER));
    expect(await ask()).toEqual({ from: 'html' });
    expect(fromWire).not.toHaveBeenCalled();
  });

  it('serves one call: the next is sent again', async () => {
    leave(Promise.resolve(ANSWER));
    await ask();
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it.each([
    ['another place', { params: { sort: 'Membership', latitude: 37.6 } }],
    ['a member', { url: '/laundry/list/group' }],
    ['a write', { method: 'post' }],
  ])('serves no call of %s', async (_whose, change) => {
    leave(Promise.resolve(ANSWER));
    expect(await ask(change)).toEqual({ from: 'wire' });
  });

  it('is ignored when it did not reach the server', async () => {
    leave(Promise.resolve(undefined));
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it.each([200, 404])("sets the page's clock by its arrival, with status %i", async (status) => {
    jest.useFakeTimers();
    const serverTime = Date.now() - 24 * 3_600_000;
    const sentAt = performance.now();
    const answer = Promise.resolve({ ...ANSWER, status, serverTime: String(serverTime), arrivedAt: sentAt + 100 });
    Reflect.set(window, '__earlyReads', new Map([[LIST, { startedAt: Date.now(), sentAt, answer }]]));
    jest.advanceTimersByTime(3_000);
    await ask().catch(() => undefined);
    expect(serverNow()).toBe(serverTime + 2_900);
  });

  it('rejects its call with the same error, without another one', async () => {
    leave(Promise.resolve({ status: 404, data: { error: { code: 'NOT_FOUND' } } }));
    await expect(ask()).rejects.toMatchObject({ response: { status: 404, data: { error: { code: 'NOT_FOUND' } } } });
    expect(fromWire).not.toHaveBeenCalled();
  });

  it('times out as the call would, without another one', async () => {
    jest.useFakeTimers();
    leave(new Promise(() => undefined));
    const outcome = ask({ timeout: 10_000 }).catch((thrown: unknown) => thrown);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ code: 'ECONNABORTED' });
    expect(fromWire).not.toHaveBeenCalled();
  });

  it('expires after a while', async () => {
    leave(Promise.resolve(ANSWER), Date.now() - 15_000);
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it('is dropped after a login or logout', async () => {
    leave(Promise.resolve(ANSWER));
    forgetEarlyReads();
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it.each([
    ['nothing', undefined],
    ['no map', { [LIST]: { startedAt: 0 } }],
    ['a map of other things', new Map([[LIST, 'soon']])],
  ])('may be %s', async (_what, stored) => {
    Reflect.set(window, '__earlyReads', stored);
    expect(await ask()).toEqual({ from: 'wire' });
  });
});
