import { stageOf } from '../registry/canary-stages';
import { isServed, type Registry } from '../registry/registry';
import type { Court } from './judge-canaries';
import type { Rate } from './probability-worse';
import { hostRateOf, type ReleaseHealth } from './read-health';

const DAY_MS = 24 * 3_600_000;

const formatRate = ({ opened, failing }: Rate): string =>
  `${failing} of ${opened} (${((opened === 0 ? 0 : failing / opened) * 100).toFixed(1)} %)`;

const formatRelease = (release: ReleaseHealth): string => {
  const onServer = hostRateOf(release.steps);
  const parts = [
    ...(release.opened === 0 ? [] : [`browsers ${formatRate(release)}`]),
    ...(onServer.opened === 0 ? [] : [`server ${formatRate(onServer)}`]),
  ];
  return `    ${release.route ?? 'all pages'}  ${parts.join(', ')}`;
};

/**
 * Lists failures by version and route: of a package with a canary since the canary has its share, of others in the
 * last day.
 *
 * @throws as `readHealth`.
 */
export const healthLines = async (
  registry: Registry,
  readHealth: Court['readHealth'],
  nowMs: number,
): Promise<string[]> => {
  const lines: string[] = [];
  for (const [name, known] of Object.entries(registry.microFrontends)) {
    const stage = stageOf(registry, name);
    const health = await readHealth(name, stage === undefined ? nowMs - DAY_MS : Date.parse(stage.since), nowMs);
    lines.push(`${name}  ${stage === undefined ? 'last 24 h' : `since ${stage.since}`}`);
    for (const { metadata, deployment } of known.filter(isServed)) {
      const counted = health.filter(({ version }) => version === `${name}@${metadata.version}`);
      const share = deployment.default ? 'live' : `canary ${deployment.traffic} %`;
      lines.push(`  ${metadata.version}  ${share}${counted.length === 0 ? '  no visitors' : ''}`);
      lines.push(...counted.map(formatRelease));
    }
  }
  return lines;
};
