import { createServer, type Server } from 'node:http';
import { listen } from '../testing/listen';
import type { Notice } from '../registry/notices';
import { notifier } from './notify';

const NOTICE: Notice = {
  name: 'mf_usage',
  version: '2',
  action: 'rolled back',
  reason: '9 of 20 failed',
  at: '2026-03-02T10:00:00.000Z',
};

let server: Server;
let url: string;
let received: string[];
let answer: (end: (status: number) => void) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => received.push(text));
    answer((status) => response.writeHead(status).end());
  });
  url = `http://localhost:${await listen(server)}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (to: string, withinMs?: number): Promise<string | undefined> | undefined =>
  notifier(to, withinMs)?.(NOTICE);

describe('notices of the judge', () => {
  it('are sent with a sentence and its parts', async () => {
    answer = (end) => end(204);
    expect(await send(url)).toBeUndefined();
    expect(JSON.parse(received.join(''))).toEqual({
      text: 'mf_usage 2 was rolled back automatically: 9 of 20 failed',
      ...NOTICE,
    });
  });

  it.each<[string, () => string, RegExp]>([
    ['does not answer in time', () => url, /was not reached \(.*timeout.*\): mf_usage 2 was rolled back/],
    ['refuses', () => ((answer = (end) => end(500)), url), /it answered 500/],
    ['is away', () => 'http://localhost:1', /fetch failed/],
    ['has no valid address', () => 'chat', /was not reached/],
  ])('are reported when the webhook %s', async (_case, arrange, sentence) => {
    answer = () => undefined;
    expect(await send(arrange(), 50)).toMatch(sentence);
  });

  it.each([undefined, ''])('do not exist without a webhook (%p)', (none) => {
    expect(notifier(none)).toBeUndefined();
  });
});
