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

describe("the server's time", () => {
  it("is the device's until the first answer", () => {
    expect(serverNow()).toBe(DEVICE);
  });

  it.each([
    ['a day behind the device', -DAY_MS],
    ['ten days ahead of it', 10 * DAY_MS],
    ['years ahead of it', 3_650 * DAY_MS],
  ])('is what an answer says: %s', (_what, ahead) => {
    hearServerTime(String(DEVICE + ahead));
    jest.advanceTimersByTime(5_000);
    expect(serverNow()).toBe(DEVICE + ahead + 5_000);
  });

  it("does not follow a device's clock that is set meanwhile", () => {
    hearServerTime(String(DEVICE));
    jest.setSystemTime(DEVICE + DAY_MS);
    expect(serverNow()).toBe(DEVICE);
  });

  it('is not set back by an answer that was slow', () => {
    hearServerTime(String(DEVICE));
    jest.advanceTimersByTime(10_000);
    hearServerTime(String(DEVICE));
    expect(serverNow()).toBe(DEVICE + 10_000);
  });

  it('follows a clock that travels, forward and back', () => {
    hearServerTime(String(DEVICE));
    hearServerTime(String(DEVICE + 10 * DAY_MS));
    expect(serverNow()).toBe(DEVICE + 10 * DAY_MS);
    hearServerTime(String(DEVICE));
    expect(serverNow()).toBe(DEVICE);
  });

  it('is not set back by an answer to an earlier request', () => {
    const sentAt = performance.now();
    jest.advanceTimersByTime(1_000);
    hearServerTime(String(DEVICE + 10 * DAY_MS));
    hearServerTime(String(DEVICE), { sentAt });
    expect(serverNow()).toBe(DEVICE + 10 * DAY_MS);
  });

  it('counts from the arrival of an answer that is read later', () => {
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

  it('goes on while the page is rendered as of the moment of its answer', () => {
    renderAsOf(DEVICE - DAY_MS);
    const begun = serverNow();
    jest.advanceTimersByTime(3_000);
    expect([renderNow(), serverNow() - begun]).toEqual([DEVICE - DAY_MS, 3_000]);
    renderAsOf(undefined);
    expect(renderNow()).toBe(serverNow());
    expect(serverNow()).toBeGreaterThan(DEVICE - DAY_MS);
    expect(serverNow()).toBeLessThan(DEVICE - DAY_MS + 60_000);
  });

  it('changes what a page shows as soon as an answer says another', () => {
    const Now = () => <p>{new Date(useNow()).toISOString()}</p>;
    render(<Now />, {
      wrapper: ({ children }) => <RuntimeContext value={runtime()}>{children}</RuntimeContext>,
    });
    expect(screen.getByText('2026-11-26T00:00:00.000Z')).toBeVisible();
    act(() => hearServerTime(String(DEVICE + 10 * DAY_MS)));
    expect(screen.getByText('2026-12-06T00:00:00.000Z')).toBeVisible();
  });
});
