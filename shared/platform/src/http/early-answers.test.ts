import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosHeaders } from 'axios';
import { forgetEarlyAnswers, withEarlyAnswers } from './early-answers';

const LIST = '/nonMember/laundry/list/group?latitude=37.5&sort=Membership';

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
  (await withEarlyAnswers(fromWire)(config(change))).data;

describe('what the HTML has asked for already', () => {
  beforeEach(() => fromWire.mockClear());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, '__earlyReads');
  });

  it('answers the call for it, whatever the order of its parameters, without another one', async () => {
    leave(Promise.resolve({ from: 'html' }));
    expect(await ask()).toEqual({ from: 'html' });
    expect(fromWire).not.toHaveBeenCalled();
  });

  it('answers once: the next call asks anew', async () => {
    leave(Promise.resolve({ from: 'html' }));
    await ask();
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it.each([
    ['another place', { params: { sort: 'Membership', latitude: 37.6 } }],
    ['a member', { url: '/laundry/list/group' }],
    ['a write', { method: 'post' }],
  ])('answers no call of %s', async (_whose, change) => {
    leave(Promise.resolve({ from: 'html' }));
    expect(await ask(change)).toEqual({ from: 'wire' });
  });

  it('is as if it had not been when it was refused', async () => {
    leave(Promise.resolve(undefined));
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it('is not waited for when it is slow', async () => {
    jest.useFakeTimers();
    leave(new Promise(() => undefined));
    const answer = ask();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual({ from: 'wire' });
  });

  it('counts no more when the page has stood for a while', async () => {
    leave(Promise.resolve({ from: 'html' }), Date.now() - 15_000);
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it('is nobody’s once somebody has logged in or out', async () => {
    leave(Promise.resolve({ from: 'html' }));
    forgetEarlyAnswers();
    expect(await ask()).toEqual({ from: 'wire' });
  });

  it.each([
    ['nothing', undefined],
    ['no map', { [LIST]: { startedAt: 0 } }],
    ['a map of other things', new Map([[LIST, 'soon']])],
  ])('may be %s', async (_what, kept) => {
    Reflect.set(window, '__earlyReads', kept);
    expect(await ask()).toEqual({ from: 'wire' });
  });
});
