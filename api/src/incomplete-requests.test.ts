import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const portOf = (): number => {
  const address = api.app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

describe('incomplete request', () => {
  it.each([
    ['half its headers', 'GET /readyz HTTP/1.1\r\nHost: x\r\nX-A: '],
    [
      'half its body',
      'POST /v1/app/clientEvent HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\nContent-Type: application/json\r\n\r\n{',
    ],
  ])('does not hold its connection: %s', async (_case, bytes) => {
    // Shortens the time-outs; the check runs at its usual interval.
    Object.assign(api.app.server, { headersTimeout: 1, requestTimeout: 1 });
    const socket = connect(portOf(), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(bytes);
    await once(socket, 'close');
    expect(api.app.server.listening).toBe(true);
  });

  it('gets seconds for headers, minutes for an arriving photo, limited silence', async () => {
    const fresh = await openTestApi();
    expect(fresh.app.server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(fresh.app.server.requestTimeout).toBeLessThanOrEqual(300_000);
    expect(fresh.app.server.timeout).toBeLessThanOrEqual(60_000);
    expect(fresh.app.server.timeout).toBeGreaterThan(0);
    await fresh.close();
  });
});

describe('too large body', () => {
  it('is answered on an open connection, so that a proxy sees the response', async () => {
    Object.assign(api.app.server, { headersTimeout: 60_000, requestTimeout: 60_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = async (body: string): Promise<readonly [number | undefined, boolean]> => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const url = `http://127.0.0.1:${portOf()}/v1/app/auth/otp`;
      const sent = request(url, { method: 'POST', agent, headers }).end(body);
      const [answer] = await once(sent, 'response');
      await once(answer.resume(), 'end');
      return [answer.statusCode, sent.reusedSocket];
    };
    expect(await post(JSON.stringify({ phoneNumber: '0'.repeat(3_000_000) }))).toEqual([413, false]);
    expect(await post('{}')).toEqual([422, true]);
    agent.destroy();
  });
});
