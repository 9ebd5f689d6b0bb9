import { signPreview } from '../../preview/preview-token';
import { listVersion } from '../../registry/registry-changes';
import { buildDeployment, buildShell } from '../../testing/build-deployment';
import { get, type RawAnswer } from '../../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../../testing/running-host';
import { publishSmall, SMALL_REGISTRY } from '../../testing/small-release';

const SECRET = 's'.repeat(32);
const MACHINE = 'http://localhost:8080';
const NEXT_PAGE = '<!doctype html><html><head><title>next</title></head><body></body></html>';

let place: HostPlace;
let shell: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  const withRemote = listVersion(SMALL_REGISTRY, 'mf_usage', buildDeployment({ version: '2' }));
  await publishSmall(place, listVersion(withRemote, 'shell', buildShell({ version: '2' })));
  await place.write('shell/2/index.html', NEXT_PAGE);
  shell = await runHost(place, 'shell', { PREVIEW_SECRET: SECRET, PREVIEW_ORIGINS: MACHINE });
});
afterAll(async () => {
  await shell.stop();
  await place.remove();
});

const cookieOf = (...versions: readonly string[]): string =>
  `Cookie: releasePreview=${signPreview(SECRET, { versions, untilMs: Date.now() + 60_000 })}`;

const usageVersionIn = ({ text }: RawAnswer): string | undefined => /"version":"(\d)"/.exec(text)?.[1];

/** Registry file that a page links to, requested with the same cookie. */
const registryOf = async (page: RawAnswer, header?: string): Promise<RawAnswer> => {
  const [path = ''] = /\/shell\/registry\.[0-9a-f]{16}\.json/.exec(page.text) ?? [];
  return get(shell.port, path, header);
};

describe('a page with a preview', () => {
  it('has the previewed version in its registry, and others do not', async () => {
    const header = cookieOf('mf_usage@2');
    const [own, others] = [await get(shell.port, '/usage', header), await get(shell.port, '/usage')];
    expect(usageVersionIn(await registryOf(own, header))).toBe('2');
    expect(usageVersionIn(await registryOf(others))).toBe('1');
    expect(usageVersionIn(await get(shell.port, '/registry.json', header))).toBe('2');
  });

  it('names it, offers the way out and is stored nowhere', async () => {
    const page = await get(shell.port, '/usage', `${cookieOf('mf_usage@2')}; canaryBucket=1`);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.text).toMatch(/<aside [^>]*>mf_usage@2 .*<a href="\/\?release=off"/);
    expect((await get(shell.port, '/registry.json', cookieOf('mf_usage@2'))).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect((await get(shell.port, '/usage')).text).not.toContain('<aside');
  });

  it('sends no reports on releases', async () => {
    expect((await get(shell.port, '/usage')).text).toContain('<meta name="health"');
    expect((await get(shell.port, '/usage', cookieOf('mf_usage@2'))).text).not.toContain('<meta name="health"');
  });

  it('is that of a previewed shell', async () => {
    expect((await get(shell.port, '/usage', cookieOf('shell@2'))).text).toContain('<title>next</title>');
  });

  it('is the usual one for a version that is not published', async () => {
    const page = await get(shell.port, '/usage', cookieOf('mf_usage@9'));
    expect(page.text).not.toContain('<aside');
    expect(page.text).toContain('<meta name="health"');
  });
});

describe('a page with the remote of a squad’s machine', () => {
  it('loads it without a hash, from that origin alone', async () => {
    const header = cookieOf(`mf_usage@${MACHINE}`);
    const page = await get(shell.port, '/usage', header);
    expect((await registryOf(page, header)).text).toContain(`"url":"${MACHINE}/mf-manifest.json"`);
    expect(page.text).toContain(`<meta name="dev-origins" content="${MACHINE}">`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`${MACHINE};`); // scripts
    expect(policy).toContain('ws://localhost:8080'); // live reload
    expect(policy).toContain('trusted-types default dev-overlay');
    expect(page.text).toContain(`>mf_usage@${MACHINE} `);
  });

  it.each([
    ['another origin', 'mf_usage@http://localhost:8081'],
    ['the shell', `shell@${MACHINE}`],
    ['an unknown package', `mf_other@${MACHINE}`],
  ])('is the usual one for %s', async (_case, version) => {
    const page = await get(shell.port, '/usage', cookieOf(version));
    expect(page.text).not.toContain('dev-origins');
    expect(page.headers.get('content-security-policy')).not.toContain('dev-overlay');
    expect(page.headers.get('content-security-policy')).not.toContain(':8080');
  });
});

it('a link to a preview redirects to the page itself', async () => {
  const token = signPreview(SECRET, { versions: ['mf_usage@2'], untilMs: Date.now() + 60_000 });
  const { status, headers } = await get(shell.port, `/usage?release=${token}`);
  expect([status, headers.get('location')]).toEqual([303, '/usage']);
  expect(headers.get('set-cookie')).toContain(`releasePreview=${token}; Path=/; HttpOnly`);
});
