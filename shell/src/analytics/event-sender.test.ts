import type { TrackedEvent } from '@dongne/platform';
import { createEventSender, type EventSender } from './event-sender';

const event = (name: string): TrackedEvent => ({ name: 'screen_view', at: 0, properties: { name } });
const sent: string[] = [];
const adapterTo = (label: string) => ({
  send: (events: readonly TrackedEvent[]) =>
    void sent.push(`${label}: ${events.map(({ properties }) => properties['name']).join(' ')}`),
  sendLast: (events: readonly TrackedEvent[]) =>
    void sent.push(`${label} at last: ${events.map(({ properties }) => properties['name']).join(' ')}`),
});

let sender: EventSender;
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  sender = createEventSender(adapterTo('api'));
});
afterEach(() => {
  sender.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('event sender', () => {
  it('sends events together, 5 seconds after the first', () => {
    sender.add(event('a'));
    jest.advanceTimersByTime(4_999);
    sender.add(event('b'));
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['api: a b']);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('sends at once when a batch is full', () => {
    for (let count = 0; count < 21; count += 1) sender.add(event('a'));
    expect(sent).toEqual([`api: ${Array.from({ length: 20 }, () => 'a').join(' ')}`]);
  });

  it('sends once before the page is hidden or closed', () => {
    sender.add(event('a'));
    hide();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['api at last: a']);
  });

  it('sends the rest when stopped and nothing afterwards', () => {
    sender.add(event('a'));
    sender.stop();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['api: a']);
  });

  it('switches to an adapter that is chosen later', () => {
    sender.add(event('a'));
    sender.use(adapterTo('firebase'));
    jest.advanceTimersByTime(5_000);
    expect(sent).toEqual(['firebase: a']);
  });

  it('ignores a failed batch and sends the next ones', () => {
    const broken = () => {
      throw new Error('blocked');
    };
    sender.use({ send: broken, sendLast: broken });
    sender.add(event('a'));
    expect(() => jest.advanceTimersByTime(5_000)).not.toThrow();
    sender.use(adapterTo('api'));
    sender.add(event('b'));
    jest.advanceTimersByTime(5_000);
    expect(sent).toEqual(['api: b']);
  });
});
