import { integrityOf } from '../publish/integrity';
import { goLive } from '../registry/registry-changes';
import type { Deployment, Registry } from '../registry/registry';
import { buildDeployment } from '../testing/build-deployment';
import { get, type RawAnswer } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall, SMALL_REGISTRY } from '../testing/small-release';

/** Shell that redirects `/laundry` to its query's shop, and renders the cookies on every other page. */
const SHELL_SERVER = `
  exports.PROVIDED = new Map();
  exports.drawPage = async ({ pathname, search, cookies }) => pathname === '/laundry'
    ? { html: '', styles: '', title: '', errors: [], leadsTo: '/usage' + search }
    : { html: '<main></main>', styles: '<style>/* rendered: ' + cookies + ' */</style>', title: '', view: {}, errors: [] };
`;

const withServer = (deployment: Deployment): Deployment => ({
  ...deployment,
  extras: { ...deployment.extras, server: { file: 'server.cjs', integrity: integrityOf(Buffer.from(SHELL_SERVER)) } },
});

const withAlias = (deployment: Deployment): Deployment => ({
  ...deployment,
  extras: {
    ...deployment.extras,
    routes: deployment.extras.routes.map((route) => ({ ...route, access: 'public', search: 'alias' })),
  },
});

const REGISTRY: Registry = {
  ...SMALL_REGISTRY,
  microFrontends: Object.fromEntries(
    Object.entries(
      goLive(SMALL_REGISTRY, 'mf_laundry', withAlias(buildDeployment({ name: 'mf_laundry', paths: ['/laundry'] })))
        .microFrontends,
    ).map(([name, published]) => [name, published.map(withServer)]),
  ),
};

let place: HostPlace;
const running: RunningHost[] = [];
const run = async (environment: Record<string, string> = {}): Promise<RunningHost> => {
  const host = await runHost(place, 'shell', environment);
  running.push(host);
  return host;
};

beforeEach(async () => {
  place = await hostPlace();
  await publishSmall(place, REGISTRY);
  for (const [name, published] of Object.entries(REGISTRY.microFrontends))
    for (const { metadata } of published) await place.write(`${name}/${metadata.version}/server.cjs`, SHELL_SERVER);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.stop()));
  await place.remove();
});

/** Waits for the first server render: earlier responses come without one while the bundles are evaluated. */
const untilRendered = async (
  ask: () => Promise<RawAnswer>,
  isRendered: (answer: RawAnswer) => boolean,
): Promise<RawAnswer> => {
  for (let tried = 0; tried < 50; tried += 1) {
    const answer = await ask();
    if (isRendered(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No server-rendered page');
};

describe('a server-rendered page', () => {
  it('is replaced by an uncached redirect for an alias', async () => {
    const { port } = await run();
    const { headers, body } = await untilRendered(
      () => get(port, '/laundry?id=3'),
      ({ status }) => status === 302,
    );
    expect(headers.get('location')).toBe('/usage?id=3');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toHaveLength(0);
    // The redirect has the page's referrer policy, or the target would lose the referrer.
    const page = (await get(port, '/', 'Cookie: firstView=browser')).headers;
    for (const name of ['referrer-policy', 'cross-origin-opener-policy'])
      expect(headers.get(name)).toBe(page.get(name));
  });

  it('redirects in the browser without server rendering', async () => {
    const { port } = await run({ RENDER: 'off' });
    for (let asked = 0; asked < 3; asked += 1) expect((await get(port, '/laundry?id=3')).status).toBe(200);
  });

  it('ignores an address cookie above its maximum length', async () => {
    const { port } = await run();
    const cookie = `Cookie: nonMemberAddress=${'x'.repeat(8_000)}; closeTutorial=Y`;
    const { text } = await untilRendered(
      () => get(port, '/', cookie),
      ({ text }) => text.includes('rendered:'),
    );
    expect(text).toContain('rendered: closeTutorial=Y */');
  });
});
