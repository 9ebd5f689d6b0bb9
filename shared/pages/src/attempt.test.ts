import { afterFailure, nextAttempt, type Attempt } from './attempt';

const createKey = () => 'new';
const sent = (part: Partial<Attempt>): Attempt => ({ key: 'old', content: 'three pieces', isRefused: false, ...part });

describe('idempotency key of an attempt', () => {
  it.each([
    ['is new for a form that was never sent', undefined, 'three pieces', 'new'],
    ['stays after no answer', sent({}), 'three pieces', 'old'],
    ['stays after no answer even if the form was changed, because the first may have arrived', sent({}), 'four', 'old'],
    ['stays after a refusal of the very same form', sent({ isRefused: true }), 'three pieces', 'old'],
    ['is new for another content after a refusal', sent({ isRefused: true }), 'four pieces', 'new'],
  ])('%s', (_, last, content, key) => {
    expect(nextAttempt(last, content, createKey)).toEqual({ key, content, isRefused: false });
  });
});

describe('failed attempt', () => {
  it.each([
    ['silence', 'UNAVAILABLE', undefined, false],
    ["the server's own trouble", 'INTERNAL', 500, false],
    ['a full slot', 'SLOT_FULL', 409, true],
    ['a wrong field', 'VALIDATION', 422, true],
  ])('with %s (%s) is definitely refused: %s', (_, code, status, isRefused) => {
    expect(afterFailure(sent({}), { code, status })).toEqual(sent({ isRefused }));
  });

  it('ends once other content was accepted under its key', () => {
    expect(afterFailure(sent({}), { code: 'IDEMPOTENCY_MISMATCH', status: 409 })).toBeUndefined();
  });
});
