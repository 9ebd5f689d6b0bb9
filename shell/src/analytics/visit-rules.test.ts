import { visitAt, type VisitMemory, type VisitSource } from './visit-rules';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.parse('2026-11-20T10:00:00+09:00');
const NAVER: VisitSource = { referrer: 'search.naver.com' };
const SPRING: VisitSource = { utm_source: 'kakao', utm_campaign: 'spring' };
const NOWHERE: VisitSource = {};

/** Visitor whose last visit started and ended `agoMs` ago and came from Naver. */
const wasHere = (agoMs: number, more: Partial<VisitMemory> = {}): VisitMemory => ({
  startedAt: NOW - agoMs,
  lastAt: NOW - agoMs,
  source: NAVER,
  sourceAt: NOW - agoMs,
  ...more,
});

describe('start of a visit', () => {
  it.each([
    ['it is the first', undefined, { first_visit: true, returning: false }],
    ['the last was half an hour ago', wasHere(30 * MINUTE), undefined],
    ['the last was a little longer ago', wasHere(30 * MINUTE + 1), { first_visit: false, returning: true }],
    ['the last was 14 days ago', wasHere(14 * DAY), { first_visit: false, returning: true }],
    ['the last was a little longer than 14 days ago', wasHere(14 * DAY + 1), { first_visit: false, returning: false }],
    ['the clock was set back', wasHere(-DAY), { first_visit: false, returning: false }],
  ])('reports the visit correctly when %s', (_case, memory, started) => {
    const visit = visitAt(NOW, memory, NOWHERE);
    if (started === undefined) expect(visit.started).toBeUndefined();
    else expect(visit.started).toMatchObject(started);
    expect(visit.memory).toMatchObject({ lastAt: NOW, startedAt: started === undefined ? memory?.startedAt : NOW });
  });
});

describe('source of a visit', () => {
  it.each<[string, VisitMemory | undefined, VisitSource, VisitSource]>([
    ['a first visit by a link', undefined, NAVER, NAVER],
    ['a first visit without one', undefined, NOWHERE, NOWHERE],
    ['a later visit without one keeps the old', wasHere(DAY), NOWHERE, NAVER],
    ['7 days later it still does', wasHere(7 * DAY), NOWHERE, NAVER],
    ['a little later it is forgotten', wasHere(7 * DAY + 1), NOWHERE, NOWHERE],
    ['a later visit by another link takes that', wasHere(DAY), SPRING, SPRING],
    ['the same visit keeps its first', wasHere(MINUTE), SPRING, NAVER],
    ['the same visit without one takes the next', wasHere(MINUTE, { source: NOWHERE }), SPRING, SPRING],
    ['the same visit with an inherited one takes the next', wasHere(MINUTE, { sourceAt: NOW - DAY }), SPRING, SPRING],
  ])('%s', (_case, memory, arrived, expected) => {
    expect(visitAt(NOW, memory, arrived).memory.source).toEqual(expected);
  });

  it('does not extend the source when a visit has none', () => {
    const after6Days = visitAt(NOW, wasHere(6 * DAY), NOWHERE).memory;
    expect(visitAt(NOW + 2 * DAY, after6Days, NOWHERE).memory.source).toEqual({});
  });

  it('reports the source with the visit start', () => {
    expect(visitAt(NOW, wasHere(DAY), SPRING).started).toEqual({ first_visit: false, returning: true, ...SPRING });
  });
});
