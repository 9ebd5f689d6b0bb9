import { ERROR_COPY } from '@dongne/contract';
import { Refusal } from './refusal';

const saidAfter = (retryAfterSeconds: number): string =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds }).svMessage;

describe('sentence for a reached limit', () => {
  it.each([
    [0.2, '1초'],
    [1, '1초'],
    [30, '30초'],
    [59, '59초'],
    [60, '1분'],
    [61, '2분'],
    [3_599, '60분'],
    [3_600, '60분'],
    [3_601, '2시간'],
    [86_400, '24시간'],
  ])('asks after %s seconds to retry in %s', (seconds, wait) => {
    expect(saidAfter(seconds)).toBe(`요청이 너무 많아요. ${wait} 후 다시 시도해 주세요.`);
  });

  it('has no time when none is known, and keeps a more specific sentence', () => {
    expect(new Refusal('TOO_MANY_REQUESTS').svMessage).toBe(ERROR_COPY.TOO_MANY_REQUESTS);
    const svMessage = '질문은 열 번까지 할 수 있어요.';
    expect(new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 9, svMessage }).svMessage).toBe(svMessage);
    expect(new Refusal('UNAVAILABLE', { retryAfterSeconds: 9 }).svMessage).toBe(ERROR_COPY.UNAVAILABLE);
  });
});
