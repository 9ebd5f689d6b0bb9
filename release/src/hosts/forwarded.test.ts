import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { API_OFFSET } from '../config';
import { get } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

let place: HostPlace;
let api: Server;
let seen: IncomingHttpHeaders = {};
const hosts: RunningHost[] = [];

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  api = createServer((request, response) => {
    seen = request.headers;
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(place.portBase + API_OFFSET, '127.0.0.1', resolve));
});
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.stop())));
afterAll(async () => {
  await new Promise((resolve) => api.close(resolve));
  await place.remove();
});

const LOOPBACK = /^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/;

/** Returns the headers that reach the API for a call with these headers. */
const headersAtApi = async (headers: readonly string[], trusted = ''): Promise<IncomingHttpHeaders> => {
  const host = await runHost(place, 'shell', { TRUST_PROXY: trusted });
  hosts.push(host);
  expect((await get(host.port, '/v1/app/main', headers.join('\r\n'))).status).toBe(200);
  return seen;
};

const CLIENT_HEADERS = [
  'X-Forwarded-For: 203.0.113.7',
  'X-Forwarded-For: 198.51.100.4',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Port: 1',
  'X-Forwarded-Prefix: /evil',
  'X-Real-IP: 203.0.113.8',
  'Forwarded: for=203.0.113.9;proto=https',
];

describe('forwarded headers', () => {
  it('name what the host saw, whatever the client claims', async () => {
    const forwarded = await headersAtApi(CLIENT_HEADERS);
    expect(forwarded['x-forwarded-for']).toMatch(LOOPBACK);
    expect(forwarded).toMatchObject({ 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost' });
    expect(JSON.stringify(forwarded)).not.toMatch(/203\.0|198\.51|evil|"forwarded"|x-real-ip|x-forwarded-p(ort|refix)/);
  });

  it('name the client of a trusted proxy', async () => {
    const forwarded = await headersAtApi(
      ['X-Forwarded-For: 192.0.2.1, 203.0.113.7', 'X-Forwarded-Proto: https', 'X-Forwarded-Host: dongne.example'],
      '127.0.0.0/8, ::1',
    );
    expect(forwarded).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'dongne.example',
    });
  });

  it.each([
    ['another proxy is trusted', '10.0.0.0/8'],
    ['nothing is', ''],
  ])('ignore a proxy when %s', async (_case, trusted) => {
    expect((await headersAtApi(CLIENT_HEADERS, trusted))['x-forwarded-for']).toMatch(LOOPBACK);
  });

  it.each([
    ['no address', 'X-Forwarded-For: <script>'],
    ['nothing', 'X-Forwarded-For: ,'],
  ])('name the proxy itself when it claims %s', async (_case, header) => {
    expect((await headersAtApi([header], '127.0.0.0/8, ::1'))['x-forwarded-for']).toMatch(LOOPBACK);
  });

  it.each(['everybody', 'loopback', '10.0.0.0/8, uniquelocal'])(
    'reject the setting "%s" on start, like the API',
    async (setting) => {
      const starting = runHost(place, 'shell', { TRUST_PROXY: setting });
      await expect(starting).rejects.toThrow(`TRUST_PROXY must list addresses and networks of proxies`);
    },
  );
});
