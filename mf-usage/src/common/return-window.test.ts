import { DOT, type RequestStatus } from '@dongne/contract';
import { buildRequest } from '../testing/builders';
import { returnText } from './return-window';

const NOON = '2037-03-05T12:00:00+09:00';
const EXPECTED = '2037-03-09T23:59:59+09:00';
const DUE = '2037-03-07T23:59:59+09:00';

/** Collected on 4 March, expected back on the 9th, and due on the 7th once the shop has priced it. */
const textOf = (
  originalStatus: RequestStatus,
  { dueDate = DUE, now = NOON, leftAt }: { dueDate?: string; now?: string; leftAt?: string } = {},
) => {
  const request = buildRequest({ originalStatus, expectedReturnAt: EXPECTED });
  const isPriced = !['Requested', 'Collected', 'Registering'].includes(originalStatus);
  const timeline = request.timeline.map((entry) => ({ ...entry, at: leftAt ?? now }));
  return returnText({ ...request, dueDate: isPriced ? dueDate : null, timeline }, Date.parse(now));
};

describe('expected return', () => {
  it.each([
    ['Requested', '3월 9일 (월)'],
    ['Collected', '3월 7일~9일'],
    ['Registering', '3월 7일~9일'],
    ['Registered', null],
    ['Processing', '3월 7일 (토)까지'],
    ['WashCompleted', '오늘~3월 7일 (토)'],
    ['Delivering', '오늘'],
    ['Delivered', null],
    ['Completed', null],
    ['Cancelled', null],
  ] as const)('narrows with what the shop does: %s', (status, text) => {
    expect(textOf(status)).toBe(text);
  });

  it.each([
    ['begins after today', 'Collected', { now: '2037-03-07T12:00:00+09:00' }, '3월 8일~9일'],
    ['is one day at its end', 'Collected', { now: '2037-03-08T12:00:00+09:00' }, '3월 9일 (월)'],
    ['is today when due today', 'WashCompleted', { now: '2037-03-07T08:00:00+09:00' }, '오늘'],
    ['names tomorrow', 'WashCompleted', { now: '2037-03-06T08:00:00+09:00' }, '오늘~내일'],
    ['names the hour of the shop', 'Delivering', { dueDate: '2037-03-05T20:00:00+09:00' }, '오늘 20시쯤'],
    ['is open when it left yesterday', 'Delivering', { leftAt: '2037-03-04T20:00:00+09:00' }, '오늘~3월 7일 (토)'],
    ['is late', 'Processing', { now: '2037-03-08T00:00:00+09:00' }, `3월 7일 (토)${DOT}예정일이 지났어요`],
    ['is on its way although late', 'Delivering', { now: '2037-03-08T09:00:00+09:00' }, '오늘'],
  ] as const)('%s', (_what, status, facts, text) => {
    expect(textOf(status, facts)).toBe(text);
  });

  it('names both months where they differ', () => {
    const request = buildRequest({ originalStatus: 'Collected', expectedReturnAt: '2037-04-01T23:59:59+09:00' });
    expect(returnText(request, Date.parse(NOON))).toBe('3월 30일~4월 1일');
  });

  it('is the due day once the price is approved', () => {
    const approved = buildRequest({ originalStatus: 'Registered', dueDate: DUE, allowedActions: ['call'] });
    expect(returnText(approved, Date.parse(NOON))).toBe('3월 7일 (토)까지');
  });

  it('is unknown without a day', () => {
    expect(returnText(buildRequest({ originalStatus: 'Collected' }), Date.parse(NOON))).toBeNull();
  });
});
