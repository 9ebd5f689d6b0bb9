import { openTestApi, type TestApi } from '#testing/test-api';
import { runSchedules } from '#testing/money/charge-schedules';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 60);
const SEED = Number(process.env['SCHEDULES_SEED'] ?? 11);
const LIMIT_MS = 60_000 + SCHEDULES * 2_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('charge in random schedules with crashes', () => {
  it(
    'is taken at most once, and both books agree',
    async () => {
      const { paid, refunded, unknown, killed } = await runSchedules(api, SCHEDULES, SEED);
      expect(paid).toBeGreaterThan(SCHEDULES / 4);
      expect(refunded).toBeGreaterThan(SCHEDULES / 10);
      expect(unknown).toBeGreaterThan(SCHEDULES / 10);
      expect(killed).toBeGreaterThan(SCHEDULES / 2);
    },
    LIMIT_MS,
  );
});
