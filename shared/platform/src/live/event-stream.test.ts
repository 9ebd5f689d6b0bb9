import { EVENT_STREAM, type LiveChange } from '@dongne/contract';
import Cookies from 'js-cookie';
import { readEventStream } from './event-stream';
import { eventOf, fakeStreamServer, type FakeAnswer } from './testing/fake-stream';

const CHANGE: LiveChange = { kind: 'request', applicationId: 7, at: '2026-03-02T01:00:00.000Z' };

const server = fakeStreamServer();
afterEach(() => {
  jest.useRealTimers();
  Cookies.remove('appVersion');
});

const hear = async (answer: FakeAnswer | 'no answer', signal = new AbortController().signal) => {
  server.answerWith(() => answer);
  let opened = 0;
  const changes: LiveChange[] = [];
  const end = await readEventStream('token', signal, {
    onOpen: () => (opened += 1),
    onChange: (change) => changes.push(change),
  });
  return { end, opened, changes };
};

describe('event stream', () => {
  it('delivers each change, even split in two parts, and skips unknown kinds', async () => {
    const text = eventOf(CHANGE);
    const parts = ['retry: 1000\n: open\n\n', text.slice(0, 20), text.slice(20), eventOf({ ...CHANGE, kind: 'x' })];
    expect(await hear({ parts })).toEqual({ end: { kind: 'over' }, opened: 1, changes: [CHANGE] });
  });

  it("is requested as the member, with the native app's version", async () => {
    Cookies.set('appVersion', 'android/1.4.2');
    await hear({});
    expect(server.last()).toMatchObject({
      url: '/v1/app/event-stream',
      headers: { Authorization: 'Bearer token', versioncode: '1.4.2', mobileplatform: 'android' },
    });
  });

  it('that the server refuses reports its status', async () => {
    expect(await hear({ status: 429 })).toEqual({ end: { kind: 'refused', status: 429 }, opened: 0, changes: [] });
  });

  it.each<[string, FakeAnswer]>([
    ['a page of some proxy', { parts: ['<html>'], type: 'text/html' }],
    ['words that are no JSON', { parts: ['data: hello\n\n'] }],
    ['JSON of another shape', { parts: [eventOf([])] }],
    ['invalid ids', { parts: [eventOf({ ...CHANGE, applicationId: 'x' })] }],
    ['one event without an end', { parts: Array.from({ length: 70 }, () => `data: ${'x'.repeat(1_000)}`) }],
    ['a flood of events', { parts: Array.from({ length: 300 }, () => eventOf(CHANGE)) }],
  ])('is rejected when it sends %s', async (_what, answer) => {
    expect((await hear(answer)).end).toEqual({ kind: 'unbelievable' });
  });

  it('ends after three missed heartbeats and stays open by heartbeats alone', async () => {
    jest.useFakeTimers();
    const heard = hear({ parts: [': open\n\n'], isOpen: true });
    for (let beats = 0; beats < 5; beats += 1) {
      await jest.advanceTimersByTimeAsync(EVENT_STREAM.heartbeatMs);
      server.last().send(': here\n\n');
    }
    expect(server.last().isRead()).toBe(true);
    await jest.advanceTimersByTimeAsync(EVENT_STREAM.silentMs + 1);
    expect(await heard).toEqual({ end: { kind: 'over' }, opened: 1, changes: [] });
  });

  it('ends without a response, and when it is aborted', async () => {
    expect((await hear('no answer')).end).toEqual({ kind: 'over' });
    const follower = new AbortController();
    const heard = hear({ parts: [': open\n\n'], isOpen: true }, follower.signal);
    follower.abort();
    expect((await heard).end).toEqual({ kind: 'over' });
  });
});
