import { withStages } from '../registry/canary-stages';
import { EMPTY_REGISTRY } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { healthLines } from './health-lines';
import type { ReleaseHealth } from './read-health';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const SINCE = '2026-03-02T10:00:00.000Z';
const live = goLive(EMPTY_REGISTRY, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '1' }));
const registry = withStages(
  publishCanary(
    goLive(live, 'mf_usage', buildDeployment({ version: '1' })),
    'mf_usage',
    buildDeployment({ version: '2' }),
    5,
  ),
  SINCE,
);

const release = (version: string, route: string | null, more: Partial<ReleaseHealth>): ReleaseHealth => ({
  ...{ version, route, opened: 0, failing: 0, steps: [] },
  ...more,
});

describe('release health', () => {
  it('lists live versions and canaries by page, of browsers and servers', async () => {
    const steps = [
      { step: 'rendered', count: 7 },
      { step: 'threw', count: 1 },
    ];
    const health = [
      release('mf_usage@1', null, { opened: 200, failing: 1 }),
      release('mf_usage@1', '/usage/list', { steps }),
      release('mf_usage@0', null, { opened: 9 }),
    ];
    const asked: string[] = [];
    const lines = await healthLines(
      registry,
      async (name, sinceMs) => {
        asked.push(`${name} ${new Date(sinceMs).toISOString()}`);
        return name === 'mf_usage' ? health : [];
      },
      NOW,
    );
    expect(lines).toEqual([
      'mf_auth  last 24 h',
      '  1  live  no visitors',
      `mf_usage  since ${SINCE}`,
      '  2  canary 5 %  no visitors',
      '  1  live',
      '    all pages  browsers 1 of 200 (0.5 %)',
      '    /usage/list  server 1 of 8 (12.5 %)',
    ]);
    expect(asked).toEqual(['mf_auth 2026-03-01T12:00:00.000Z', `mf_usage ${SINCE}`]);
  });
});
