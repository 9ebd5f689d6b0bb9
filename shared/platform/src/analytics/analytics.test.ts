import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { analytics, takeEvents } from './analytics';

beforeEach(() => installRuntime(createRuntime()));

const taken = (): unknown[] => {
  const events: unknown[] = [];
  takeEvents(({ name, properties }) => events.push([name, properties]));
  return events;
};

describe('events of the app', () => {
  it('wait, in order, until somebody sends them', () => {
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

  it('are handed over once', () => {
    analytics.screen('/');
    expect(taken()).toHaveLength(1);
    expect(taken()).toHaveLength(0);
  });

  it('fill no memory when nobody comes', () => {
    for (let count = 0; count < 500; count += 1) analytics.track('screen_view');
    expect(taken()).toHaveLength(50);
  });

  it('never fail those who count them, and a taker that throws is reported once', () => {
    const reported = jest.fn();
    takeEvents(() => {
      throw new Error('no canParse');
    }, reported);
    analytics.screen('/');
    analytics.track('support_contact', { way: 'chat' });
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('carry when they happened', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(1_000);
    analytics.screen('/');
    let at = 0;
    takeEvents((event) => (at = event.at));
    expect(at).toBe(1_000);
  });
});
