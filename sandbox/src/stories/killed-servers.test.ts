import { SCENARIOS } from '../testing/drills/scenarios';
import { openDrillApi, type DrillApi } from '../testing/drills/drill-api';
import { drillKills } from '../testing/drills/kills';
import { drillRenewals } from '../testing/drills/renewals';

const MEMBERS = 40;
const LIMIT_MS = 300_000;

let api: DrillApi;
beforeAll(async () => {
  api = await openDrillApi();
});
afterAll(() => api.close());

describe('server killed during a payment', () => {
  it(
    'takes and refunds each sum once, with equal books within a minute',
    async () => {
      const { kills, restarts, problems } = await drillKills(api, { isSample: true });
      expect(problems).toEqual([]);
      expect([kills, restarts]).toEqual([SCENARIOS.length, 1]);
    },
    LIMIT_MS,
  );
});

describe('two servers on one database', () => {
  it(
    'renew memberships that end at the same midnight once each',
    async () => {
      const { seconds: _seconds, ...night } = await drillRenewals(api, MEMBERS, LIMIT_MS / 1_000);
      expect(night).toEqual({ renewed: MEMBERS, taken: MEMBERS, posted: MEMBERS, problems: [] });
    },
    LIMIT_MS,
  );
});
