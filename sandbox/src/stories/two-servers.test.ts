import { openDrillApi, type DrillApi } from '../testing/drills/drill-api';
import { drillComeback, drillMoves } from '../testing/drills/live';

const LIMIT_MS = 300_000;

let api: DrillApi;
beforeAll(async () => {
  api = await openDrillApi();
});
afterAll(() => api.close());

describe('two servers on one database', () => {
  it(
    'send a member the changes made at the other server',
    async () => {
      expect(await drillMoves(api, 3)).toHaveLength(3);
    },
    LIMIT_MS,
  );

  it(
    'resume every stream after one of them restarts',
    async () => {
      expect((await drillComeback(api, 25, LIMIT_MS / 2)).backAfterMs).toHaveLength(25);
    },
    LIMIT_MS,
  );
});
