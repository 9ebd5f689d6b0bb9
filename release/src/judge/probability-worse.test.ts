import { probabilityWorse } from './probability-worse';

describe('the probability that a version is worse', () => {
  // Expected values by the incomplete beta function of @stdlib/stats-base-dists-beta-cdf 0.2.3, in 200,000 steps.
  it.each([
    [[0, 0], [0, 0], 0.485832],
    [[3, 3], [0, 0], 0.788276],
    [[3, 3], [3, 0], 0.995349],
    [[3, 3], [40, 0], 0.999997],
    [[5, 5], [5, 5], 0.430351],
    [[60, 3], [1_140, 11], 0.933243],
    [[60, 0], [180, 2], 0.106541],
    [[100, 5], [300, 0], 0.995982],
    [[300, 1], [900, 3], 0.044171],
    [[10_000, 120], [100_000, 1_000], 0],
  ] as const)('is exact for %j beside %j', ([opened, failing], [others, failed], expected) => {
    const found = probabilityWorse({ opened, failing }, { opened: others, failing: failed }, 0.01);
    expect(Math.abs(found - expected)).toBeLessThan(0.0002);
  });

  it('is nearly 1 for a version that always fails beside millions', () => {
    expect(probabilityWorse({ opened: 9, failing: 9 }, { opened: 5_000_000, failing: 0 }, 0.01)).toBeCloseTo(1, 6);
  });
});
