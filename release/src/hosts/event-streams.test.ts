import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { API_OFFSET } from '../config';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

let place: HostPlace;
let api: Server;
let host: RunningHost;
const opened: ServerResponse[] = [];

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  api = createServer((_request, response) => {
    opened.push(response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
    response.write(': open\n\n');
  });
  await new Promise<void>((resolve) => api.listen(place.portBase + API_OFFSET, '127.0.0.1', resolve));
  host = await runHost(place, 'shell');
});
afterAll(async () => {
  await host.stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await place.remove();
});

/** Opens a stream through the host; `next` resolves with the next chunk, or undefined at its end. */
const open = async () => {
  const aborter = new AbortController();
  const { headers, body } = await fetch(`${host.origin}/v1/app/event-stream`, {
    headers: { 'accept-encoding': 'gzip, br' },
    signal: aborter.signal,
  });
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const next = async (): Promise<string | undefined> => {
    const part = await reader?.read();
    return part?.value === undefined ? undefined : decoder.decode(part.value);
  };
  return { headers, next, leave: () => aborter.abort() };
};

describe('an event stream through the host', () => {
  it('is passed on unbuffered and uncompressed', async () => {
    const { headers, next, leave } = await open();
    expect(await next()).toBe(': open\n\n');
    opened.at(-1)?.write('data: 1\n\n');
    expect(await next()).toBe('data: 1\n\n');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    leave();
  });

  it('ends at the API when its client disconnects', async () => {
    const { next, leave } = await open();
    await next();
    const atApi = opened.at(-1);
    if (atApi === undefined) throw new Error('nothing was opened');
    const closed = once(atApi, 'close');
    leave();
    await closed;
  });

  it('ends cleanly when the host stops', async () => {
    const { next } = await open();
    await next();
    const stopped = host.stop();
    expect(await next()).toBeUndefined();
    expect(await stopped).toBe(0);
  });
});
