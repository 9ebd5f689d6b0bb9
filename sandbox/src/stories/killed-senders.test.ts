import { openDrillApi, type DrillApi } from '../testing/drills/drill-api';
import { drillMessages } from '../testing/drills/messages';

const MESSAGES = 120;
const KILLS = 2;
const LIMIT_MS = 300_000;

let api: DrillApi;
beforeAll(async () => {
  api = await openDrillApi();
});
afterAll(() => api.close());

describe('servers killed while sending messages', () => {
  it(
    'deliver each once, in request order, through a randomly failing provider',
    async () => {
      const { arrived, kills, problems } = await drillMessages(api, { messages: MESSAGES, kills: KILLS });
      expect([problems, arrived, kills]).toEqual([[], MESSAGES, KILLS]);
    },
    LIMIT_MS,
  );
});
