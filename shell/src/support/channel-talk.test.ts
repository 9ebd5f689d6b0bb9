import { createRuntime, installRuntime } from '@dongne/platform';
import { openChannelTalk } from './channel-talk';

beforeEach(() => installRuntime(createRuntime()));

const KEY = '0a1b2c3d-0000-4000-8000-0123456789ab';
const scripts = () => [...document.querySelectorAll('script')];
const calls: unknown[][] = [];

/** Simulates the loaded script. */
const arrive = (bootFailure: unknown = null) => {
  window.ChannelIO = (...call: readonly unknown[]) => {
    calls.push([...call.slice(0, 2)]);
    const done = call[2];
    if (call[0] === 'boot' && typeof done === 'function') done(bootFailure, null);
  };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
};

afterEach(() => {
  calls.length = 0;
  jest.useRealTimers();
});

describe('ChannelTalk', () => {
  it.each([
    ['is blocked', () => scripts().at(-1)?.dispatchEvent(new Event('error'))],
    ['does not come', () => jest.advanceTimersByTime(8_000)],
    ['refuses the key', () => arrive(new Error('no such plugin'))],
  ])('fails when its script %s, and cleans up for the next attempt', async (_case, happen) => {
    jest.useFakeTimers();
    const opened = openChannelTalk(KEY);
    happen();
    await expect(opened).rejects.toThrow(/did not (send its script|start)/);
    expect(window.ChannelIO).toBeUndefined();
  });

  it('fails when its script does not start within 8 s', async () => {
    jest.useFakeTimers();
    const opened = openChannelTalk(KEY);
    const refused = expect(opened).rejects.toThrow('nothing came in 8000 ms');
    window.ChannelIO = () => undefined;
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(8_000);
    await refused;
    expect(window.ChannelIO).toBeUndefined();
  });

  it('is loaded once, without user data, and shown each time', async () => {
    const before = scripts().length;
    const opened = openChannelTalk(KEY);
    expect(scripts().at(-1)?.src).toBe('https://cdn.channel.io/plugin/ch-plugin-web.js');
    arrive();
    await opened;
    await openChannelTalk(KEY);
    expect(scripts()).toHaveLength(before + 1);
    expect(calls).toEqual([
      ['boot', { pluginKey: KEY, language: 'ko', hideChannelButtonOnBoot: true, trackDefaultEvent: false }],
      ['showMessenger'],
      ['showMessenger'],
    ]);
  });
});
