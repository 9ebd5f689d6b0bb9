import { openDrillApi, type DrillApi } from '../../testing/drills/drill-api';
import { drillMessages } from '../../testing/drills/messages';

const MESSAGES = 120;
const KILLS = 2;
const LIMIT_MS = 300_000;

let api: DrillApi;
beforeAll(async () => {
  api = await openDrillApi();
});
afterAll(() => api.close());

describe('servers that are killed while they send messages', () => {
  it(
    'have sent each once, in the order of its request, through a provider that fails at random',
    async () => {
      const { arrived, kills, problems } = await drillMessages(api, { messages: MESSAGES, kills: KILLS });
      expect([problems, arrived, kills]).toEqual([[], MESSAGES, KILLS]);
    },
    LIMIT_MS,
  );
});
