import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { analytics, takeEvents } from './analytics';

beforeEach(() => installRuntime(createRuntime()));

const taken = (): unknown[] => {
  const events: unknown[] = [];
  takeEvents(({ name, properties }) => events.push([name, properties]));
  return events;
};

describe('analytics queue', () => {
  it('holds events in order until a consumer starts', () => {
    analytics.screen('/');
    analytics.track('support_contact', { way: 'chat' });
    const events = taken();
    analytics.screen('/laundry/:id');
    expect(events).toEqual([
      ['screen_view', { screen: '/' }],
      ['support_contact', { way: 'chat' }],
      ['screen_view', { screen: '/laundry/:id' }],
    ]);
  });

  it('delivers each event once', () => {
    analytics.screen('/');
    expect(taken()).toHaveLength(1);
    expect(taken()).toHaveLength(0);
  });

  it('is bounded without a consumer', () => {
    for (let count = 0; count < 500; count += 1) analytics.track('screen_view');
    expect(taken()).toHaveLength(50);
  });

  it('never throws at callers, and reports a throwing consumer once', () => {
    const reported = jest.fn();
    takeEvents(() => {
      throw new Error('no canParse');
    }, reported);
    analytics.screen('/');
    analytics.track('support_contact', { way: 'chat' });
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('timestamps events when they happen', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(1_000);
    analytics.screen('/');
    let at = 0;
    takeEvents((event) => (at = event.at));
    expect(at).toBe(1_000);
  });
});
