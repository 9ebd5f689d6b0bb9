import { get, type RawAnswer } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

let place: HostPlace;
let shell: RunningHost;

beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
  shell = await runHost(place, 'shell');
});
afterAll(async () => {
  await shell.stop();
  await place.remove();
});

const ask = (path: string): Promise<RawAnswer> => get(shell.port, path);
const policyOf = ({ headers }: RawAnswer): string => headers.get('content-security-policy') ?? '';

describe('the HEIC frame', () => {
  it('has no origin, network or storage, and can be embedded by the app only', async () => {
    const frame = await ask('/photo-reader');
    expect(frame.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = policyOf(frame);
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|connect-src|unsafe-inline|http/);
  });

  it('serves both decoders as immutable files', async () => {
    const { text } = await ask('/photo-reader');
    const paths = text.match(/\/photo-reader\/[0-9a-f]{8}\.js/g) ?? [];
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const { headers, text: code } = await ask(path);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(code.length).toBeGreaterThan(1_000_000);
    }
  });

  it('responds 404 below its path', async () => {
    expect((await ask('/photo-reader/other.js')).status).toBe(404);
    expect((await ask('/photo-reader/')).status).toBe(404);
  });

  it('leaves the CSP of the app without unsafe-eval', async () => {
    expect(policyOf(await ask('/usage'))).not.toContain('unsafe-eval');
  });
});
