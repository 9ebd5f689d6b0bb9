import { historyOf } from '../registry/live-history';
import { isJudged, stagesOf } from '../registry/canary-stages';
import type { BadVersion, Deployment, Registry } from '../registry/registry';

const formatBadMark = (mark: BadVersion | undefined): string =>
  mark === undefined ? '' : `  bad since ${mark.at}: ${mark.reason}`;

/** Returns an empty string for a version without traffic. */
const formatTraffic = ({ deployment, extras }: Deployment): string => {
  if (!deployment.default && deployment.traffic === 0) return '';
  const fallback = extras.fallbackVersion === undefined ? '' : `, falls back to ${extras.fallbackVersion}`;
  const share = deployment.traffic === 100 ? '' : ` ${deployment.traffic} %`;
  return `  ${deployment.default ? 'live' : 'canary'}${share}${fallback}`;
};

/** Returns since when a canary has its share, and why the judge gave a version its share. */
const formatStage = (registry: Registry, name: string, { deployment, metadata }: Deployment): string => {
  const stage = stagesOf(registry, name).at(-1);
  if (stage?.version !== metadata.version || (deployment.traffic === 0 && !deployment.default)) return '';
  return ` since ${stage.since}${stage.reason === undefined ? '' : `: ${stage.reason}`}`;
};

const formatSource = ({ source }: Deployment['extras']): string =>
  source === undefined ? '' : `  ${source.commit} ${source.author}: ${source.subject}`;

/** Lists the published versions of each package, newest first, one line each: live, canary and rolled back. */
export const linesOf = (registry: Registry): string[] =>
  Object.entries(registry.microFrontends).flatMap(([name, known]) => {
    const { bad } = historyOf(registry, name);
    const published = known.map((entry) => {
      const { version } = entry.metadata;
      const mark = formatBadMark(bad.find((candidate) => candidate.version === version));
      return `  ${entry.deployment.default ? '*' : ' '} ${version}  ${entry.extras.publishedAt}${formatTraffic(entry)}${formatStage(registry, name, entry)}${mark}${formatSource(entry.extras)}`;
    });
    const forgotten = bad.filter(({ version }) => !known.some(({ metadata }) => metadata.version === version));
    return [
      isJudged(registry, name) ? name : `${name}  not judged`,
      ...published,
      ...forgotten.map((mark) => `    ${mark.version}${formatBadMark(mark)}`),
    ];
  });
