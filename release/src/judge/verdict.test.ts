import { verdict, type Comparison } from './verdict';

type Counts = readonly [opened: number, failing: number];

const compare = (
  route: string | null,
  [opened, failing]: Counts,
  [others, failed]: Counts,
  by: Comparison['by'] = 'browsers',
): Comparison => ({ route, by, canary: { opened, failing }, live: { opened: others, failing: failed } });

const judge = (comparisons: readonly Comparison[], { percent = 5, hours = 1 } = {}) =>
  verdict({ percent, hours, comparisons });
const whole = (canary: Counts, live: Counts = [canary[0] * 19, 0]) => compare(null, canary, live);
const onServer = (canary: Counts, live: Counts) => compare('/usage/list', canary, live, 'hosts');
const onRoute = (canary: Counts, live: Counts) => compare('/usage/list', canary, live);

describe('the rule of canaries', () => {
  it.each<[string, readonly Comparison[], string]>([
    ['waits without any visitor', [], 'wait'],
    ['waits while only the live version has visitors', [whole([0, 0], [900, 9])], 'wait'],
    ['waits while the live version has no visitors', [whole([9, 9], [0, 0])], 'wait'],
    ['waits when both fail alike, as in an outage', [whole([40, 40], [800, 800])], 'wait'],
    ['waits with failures that live has too', [whole([299, 6], [5_700, 110])], 'wait'],
    ['waits for more openings', [whole([299, 0])], 'wait'],
    ['rolls back a version that always fails', [whole([4, 4], [76, 0])], 'rollBack'],
    ['waits with three failing visitors of hundreds', [whole([3, 3], [300, 0])], 'wait'],
    ['waits with a doubt among the first visitors', [onRoute([99, 8], [1_881, 15])], 'wait'],
    ['rolls back with the same doubt later', [onRoute([100, 8], [1_900, 15])], 'rollBack'],
    ['waits below the probability', [onRoute([100, 8], [1_900, 19])], 'wait'],
    ['rolls back for one route', [whole([900, 9], [17_000, 51]), onRoute([180, 10], [3_400, 10])], 'rollBack'],
    ['rolls back for failures of the server alone', [whole([90, 0]), onServer([18, 6], [342, 1])], 'rollBack'],
    ['advances at 300 openings', [whole([300, 1], [5_700, 17])], 'advance'],
    ['waits for a doubtful route', [whole([400, 2], [7_600, 20]), onRoute([50, 2], [900, 2])], 'wait'],
    ['waits for a doubtful server', [whole([400, 0]), onServer([60, 3], [900, 9])], 'wait'],
    ['ignores one failure of a rare route', [whole([400, 1], [7_600, 20]), onRoute([3, 1], [50, 0])], 'advance'],
  ])('%s', (_case, comparisons, action) => {
    expect(judge(comparisons).action).toBe(action);
  });

  it.each<[string, number, Counts, string]>([
    ['advances after a day without failure', 24, [50, 0], 'advance'],
    ['waits before a day is over', 23.9, [50, 0], 'wait'],
    ['waits with few visitors in a day', 24, [49, 0], 'wait'],
    ['waits after weeks without visitors', 700, [0, 0], 'wait'],
    ['waits after a day with a failure', 24, [50, 1], 'wait'],
    ['waits at a start in the future', -9, [50, 0], 'wait'],
  ])('%s', (_case, hours, canary, action) => {
    expect(judge([whole(canary)], { hours }).action).toBe(action);
  });

  it('advances no canary of a day whose pages failed on the server', () => {
    expect(judge([whole([60, 0]), onServer([60, 1], [900, 9])], { hours: 30 }).action).toBe('wait');
  });

  it.each([
    [5, 25],
    [20, 25],
    [25, 100],
    [60, 100],
  ])('gives a canary of %d %% to %d %%', (percent, next) => {
    expect(judge([whole([300, 0])], { percent })).toMatchObject({ action: 'advance', percent: next });
  });

  it('gives the numbers as its reason', () => {
    expect(judge([onRoute([20, 9], [380, 1])]).reason).toMatch(
      /^9 of 20 failed on \/usage\/list in browsers, 1 of 380 of the live version \(P 1\.0000\)$/,
    );
    expect(judge([whole([12, 1])]).reason).toBe('1 of 12 visitors failed, of 300 needed');
  });
});
