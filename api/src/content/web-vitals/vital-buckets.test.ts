import { WEB_VITALS } from '@dongne/contract';
import { keysOf } from '#base';
import { bucketOf, ratingOf, valueOf } from './vital-buckets';

describe.each(keysOf(WEB_VITALS))('bucket of a value of %s', (name) => {
  const { good, poor, most } = WEB_VITALS[name];
  const rating = (value: number) => ratingOf(bucketOf(name, value));

  it('is good up to the first limit, poor above the second', () => {
    const a = 1e-9;
    expect([0, good * (1 - a), good].map(rating)).toEqual(['good', 'good', 'good']);
    expect([good * (1 + a), poor].map(rating)).toEqual(['needsImprovement', 'needsImprovement']);
    expect([poor * (1 + a), most].map(rating)).toEqual(['poor', 'poor']);
  });

  it('is exact within 3 %', () => {
    for (let value = good / 8; value < poor * 8; value *= 1.01) {
      const representative = valueOf(name, bucketOf(name, value));
      expect(Math.abs(representative - value) / value).toBeLessThan(
        0.03 + (name === 'CLS' ? 0.001 / value : 1 / value),
      );
    }
  });

  it('fits into a small integer at both ends', () => {
    expect([0, Number.MIN_VALUE].map((value) => bucketOf(name, value))).toEqual([-200, -200]);
    expect(valueOf(name, -200)).toBe(0);
    expect(bucketOf(name, most)).toBeLessThan(300);
  });

  it('grows with its value', () => {
    const values = Array.from({ length: 400 }, (_, at) => (most / 400) * at);
    const buckets = values.map((value) => bucketOf(name, value));
    expect(buckets).toEqual([...buckets].sort((one, other) => one - other));
  });
});
