import { nextTimeText, stepsReached } from './request-progress';
import { canTransition, REQUEST_STATUSES, type RequestStatus } from './request-status';

const at = (text: string): string => new Date(`${text}+09:00`).toISOString();
const NOW = at('2026-11-24T10:00'); // a Tuesday

const textOf = (originalStatus: RequestStatus, { collection = '2026-11-24T18:00', returnAt = '' } = {}) =>
  nextTimeText(
    {
      originalStatus,
      collectionTime: at(collection),
      collectionEndTime: new Date(Date.parse(at(collection)) + 2 * 3600_000).toISOString(),
      returnAt: returnAt === '' ? null : at(returnAt),
    },
    NOW,
  );

describe('next time of a request', () => {
  it.each([
    ['2026-11-24T18:00', '오늘 18~20시 수거'],
    ['2026-11-25T09:00', '내일 9~11시 수거'],
    ['2026-11-26T19:00', '11월 26일 (목) 19~21시 수거'],
  ])('is its collection until the shop has come: %s', (collection, expected) => {
    expect(textOf('Requested', { collection, returnAt: '2026-11-28T23:59:59.999' })).toBe(expected);
  });

  it.each(['Collected', 'Registering', 'Processing', 'WashCompleted'] as const)(
    'is its return afterwards: %s',
    (status) => {
      expect(textOf(status, { returnAt: '2026-11-26T23:59:59.999' })).toBe('11월 26일 (목) 배송 예정');
    },
  );

  it.each([
    ['2026-11-24T23:59:59.999', '오늘 배송 예정'],
    ['2026-11-25T23:59:59.999', '내일 배송 예정'],
    ['2026-11-23T23:59:59.999', '11월 23일 (월) 배송 예정이었어요'],
  ])('describes the return relative to today: %s', (returnAt, expected) => {
    expect(textOf('Processing', { returnAt })).toBe(expected);
  });

  it.each([
    ['2026-11-24T23:59:59.999', '오늘 도착 예정'],
    ['2026-11-24T20:00', '오늘 20시쯤 도착'],
    ['2026-11-25T23:59:59.999', '내일 도착 예정'],
    ['2026-11-23T23:59:59.999', '11월 23일 (월) 배송 예정이었어요'],
  ])('has an hour only if the shop has set one: %s', (returnAt, expected) => {
    expect(textOf('Delivering', { returnAt })).toBe(expected);
  });

  it('is none when unknown or when nothing follows', () => {
    expect(textOf('Processing')).toBeNull();
    expect(textOf('Delivering')).toBeNull();
    expect(textOf('Returned', { returnAt: '2026-11-26T23:59:59.999' })).toBeNull();
  });
});

it('no transition returns to an earlier step, except a rebooked collection', () => {
  const back = REQUEST_STATUSES.flatMap((from) =>
    REQUEST_STATUSES.filter(
      (to) => canTransition(from, to, true) && (stepsReached(to) ?? 9) < (stepsReached(from) ?? 0),
    ),
  );
  expect(back).toEqual([]);
});
