import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { BODY_LIMITS, isBuffered, readBody } from './request-body';

const ADDRESS = '203.0.113.1';

const requestWith = (headers: Record<string, string>): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { headers });

/** Request with only the given part of its body. */
const halfSent = (): IncomingMessage => {
  const request = requestWith({});
  request.push('{');
  return request;
};

const isPending = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise, Promise.resolve('pending')])) === 'pending';

describe('isBuffered', () => {
  it.each([
    ['nothing', {}, false],
    ['an empty body', { 'content-length': '0' }, false],
    ['a small one', { 'content-length': '12' }, true],
    ['one of unknown length', { 'transfer-encoding': 'chunked' }, true],
    ['the largest', { 'content-length': String(BODY_LIMITS.bufferedBytes) }, true],
    ['a larger one', { 'content-length': String(BODY_LIMITS.bufferedBytes + 1) }, false],
    ['photos', { 'content-length': '12', 'content-type': 'multipart/form-data; boundary=x' }, false],
  ])('%s', (_what, headers, expected) => {
    expect(isBuffered(requestWith(headers))).toBe(expected);
  });
});

describe('a buffered body', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  const limits = { ...BODY_LIMITS, manyPerAddress: 1 };

  it('times out after ten seconds', async () => {
    const body = readBody(halfSent(), ADDRESS, limits);
    await jest.advanceTimersByTimeAsync(limits.withinMs - 1);
    expect(await isPending(body)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await body).toBe('too late');
  });

  it('times out sooner when its address sends many', async () => {
    const first = readBody(halfSent(), ADDRESS, limits);
    const second = readBody(halfSent(), ADDRESS, limits);
    const elsewhere = readBody(halfSent(), '203.0.113.2', limits);
    await jest.advanceTimersByTimeAsync(limits.crowdedWithinMs);
    expect(await second).toBe('too late');
    expect([await isPending(first), await isPending(elsewhere)]).toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(limits.withinMs);
    await Promise.all([first, elsewhere]);
  });

  it('no longer counts after its timeout', async () => {
    for (let time = 0; time < 3; time += 1) {
      const body = readBody(halfSent(), ADDRESS, limits);
      await jest.advanceTimersByTimeAsync(limits.crowdedWithinMs);
      expect(await isPending(body)).toBe(true);
      await jest.advanceTimersByTimeAsync(limits.withinMs);
      await body;
    }
  });
});
