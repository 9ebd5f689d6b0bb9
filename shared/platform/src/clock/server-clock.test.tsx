import { act, render, screen } from '@testing-library/react';
import { installRuntime, runtime } from '../runtime/runtime';
import { RuntimeContext } from '../runtime/runtime-context';
import { createRuntime } from '../start-platform';
import { hearServerTime, renderAsOf, renderNow, serverNow } from './server-clock';
import { useNow } from './use-now';

const DAY_MS = 24 * 3_600_000;
const DEVICE = Date.parse('2026-11-26T09:00:00+09:00');

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE });
  installRuntime(createRuntime());
});
afterEach(() => jest.useRealTimers());

describe('server time', () => {
  it("is the device's until the first response", () => {
    expect(serverNow()).toBe(DEVICE);
  });

  it.each([
    ['a day behind the device', -DAY_MS],
    ['ten days ahead of it', 10 * DAY_MS],
    ['years ahead of it', 3_650 * DAY_MS],
  ])('is read from a response: %s', (_what, ahead) => {
    hearServerTime(String(DEVICE + ahead));
    jest.advanceTimersByTime(5_000);
    expect(serverNow()).toBe(DEVICE + ahead + 5_000);
  });

  it("does not follow a change of the device's clock", () => {
    hearServerTime(String(DEVICE));
    jest.setSystemTime(DEVICE + DAY_MS);
    expect(serverNow()).toBe(DEVICE);
  });

  it('is not set back by a slow response', () => {
    hearServerTime(String(DEVICE));
    jest.advanceTimersByTime(10_000);
    hearServerTime(String(DEVICE));
    expect(serverNow()).toBe(DEVICE + 10_000);
  });

  it('follows a clock that travels forward and back', () => {
    hearServerTime(String(DEVICE));
    hearServerTime(String(DEVICE + 10 * DAY_MS));
    expect(serverNow()).toBe(DEVICE + 10 * DAY_MS);
    hearServerTime(String(DEVICE));
    expect(serverNow()).toBe(DEVICE);
  });

  it('is not set back by a response to an earlier request', () => {
    const sentAt = performance.now();
    jest.advanceTimersByTime(1_000);
    hearServerTime(String(DEVICE + 10 * DAY_MS));
    hearServerTime(String(DEVICE), { sentAt });
    expect(serverNow()).toBe(DEVICE + 10 * DAY_MS);
  });

  it('counts from the arrival of a response that is read later', () => {
    const arrivedAt = performance.now();
    jest.advanceTimersByTime(8_000);
    hearServerTime(String(DEVICE - DAY_MS), { sentAt: arrivedAt, arrivedAt });
    expect(serverNow()).toBe(DEVICE - DAY_MS + 8_000);
  });

  it.each([undefined, '', 'soon', '-1', '0', 'NaN', null, {}])('is not changed by %p', (said) => {
    hearServerTime(String(DEVICE + DAY_MS));
    hearServerTime(said);
    expect(serverNow()).toBe(DEVICE + DAY_MS);
  });

  it('advances while the page renders as of its response', () => {
    renderAsOf(DEVICE - DAY_MS);
    const begun = serverNow();
    jest.advanceTimersByTime(3_000);
    expect([renderNow(), serverNow() - begun]).toEqual([DEVICE - DAY_MS, 3_000]);
    renderAsOf(undefined);
    expect(renderNow()).toBe(serverNow());
    expect(serverNow()).toBeGreaterThan(DEVICE - DAY_MS);
    expect(serverNow()).toBeLessThan(DEVICE - DAY_MS + 60_000);
  });

  it('updates a page as soon as a response differs', () => {
    const Now = () => <p>{new Date(useNow()).toISOString()}</p>;
    render(<Now />, {
      wrapper: ({ children }) => <RuntimeContext value={runtime()}>{children}</RuntimeContext>,
    });
    expect(screen.getByText('2026-11-26T00:00:00.000Z')).toBeVisible();
    act(() => hearServerTime(String(DEVICE + 10 * DAY_MS)));
    expect(screen.getByText('2026-12-06T00:00:00.000Z')).toBeVisible();
  });
});
