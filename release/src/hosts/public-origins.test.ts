import { get, sendRaw, type RawAnswer } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

const SETTINGS = {
  ORIGIN_TEMPLATE: 'https://{name}.cdn.example',
  PUBLIC_ORIGIN: 'https://dongne.example',
  HSTS_SECONDS: '31536000',
};

let place: HostPlace;
let shell: RunningHost;
let usage: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  // Older publications, with addresses of the machine where they were made.
  await publishSmall(place);
  await place.write('mf_usage/1/mf-manifest.json', '{"metaData":{"publicPath":"auto"}}');
  [shell, usage] = await Promise.all([runHost(place, 'shell', SETTINGS), runHost(place, 'mf-usage', SETTINGS)]);
});
afterAll(async () => {
  await Promise.all([shell.stop(), usage.stop()]);
  await place.remove();
});

const MEMBER = 'Cookie: refreshToken=x';
const jsonOf = ({ body }: RawAnswer) => JSON.parse(String(body));

describe('with public origins', () => {
  it.each<[string, () => Promise<RawAnswer>]>([
    ['Home', () => get(shell.port, '/')],
    ['a page of a remote', () => get(shell.port, '/usage', MEMBER)],
    ['the login', () => get(shell.port, '/login')],
    ['a page that does not exist', () => get(shell.port, '/none')],
    ['the registry', () => get(shell.port, '/registry.json')],
    ['the registry of a page', () => get(shell.port, '/shell/registry.0000000000000000.json')],
    ['robots.txt', () => get(shell.port, '/robots.txt')],
    ['the site map', () => get(shell.port, '/sitemap-0.xml')],
    ['a script of the shell', () => get(shell.port, '/shell/1/shell.js')],
    ['the worker of pushes', () => get(shell.port, '/shell/push-worker.js')],
    ['an API that is down', () => get(shell.port, '/v1/app/main')],
    ['a refused method', () => sendRaw(shell.port, 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')],
    ['the manifest of a remote', () => get(usage.port, '/mf_usage/mf-manifest.json')],
    ['a script of a remote', () => get(usage.port, '/mf_usage/1/remoteEntry.1.js')],
    ['a missing file', () => get(usage.port, '/mf_usage/1/none.js')],
  ])('no byte of %s names this machine', async (_case, ask) => {
    const { text: answer } = await ask();
    expect(answer).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]/);
    expect(answer.length).toBeGreaterThan(50);
  });

  it('answers of both hosts keep browsers on https', async () => {
    const answers = await Promise.all([
      get(shell.port, '/'),
      get(shell.port, '/v1/app/main'),
      get(usage.port, '/none'),
    ]);
    expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(
      answers.map(() => 'max-age=31536000'),
    );
  });

  it('a page allows and preloads scripts of the origin of each remote', async () => {
    const { headers, text } = await get(shell.port, '/usage', MEMBER);
    expect(headers.get('content-security-policy')).toContain(' https://mf-usage.cdn.example/ ');
    expect(text).toContain('href="https://mf-usage.cdn.example/mf_usage/1/remoteEntry.1.js"');
    expect(text).toContain('<meta name="remote-origins" content="https://mf-laundry.cdn.example ');
    expect(headers.get('set-cookie')).toContain('Secure');
  });

  it('registry, manifest and site map name the public origins', async () => {
    const { microFrontends } = jsonOf(await get(shell.port, '/registry.json'));
    expect(microFrontends.mf_usage[0].url).toBe('https://mf-usage.cdn.example/mf_usage/1/mf-manifest.json');
    expect(microFrontends.shell[0].url).toBe('https://dongne.example/shell/1/index.html');
    const manifest = jsonOf(await get(usage.port, '/mf_usage/mf-manifest.json'));
    expect(manifest.metaData.publicPath).toBe('https://mf-usage.cdn.example/mf_usage/1/');
    expect((await get(shell.port, '/robots.txt')).text).toContain('Sitemap: https://dongne.example/sitemap.xml');
  });
});
