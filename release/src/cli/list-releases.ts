import { historyOf } from '../registry/live-history';
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

const formatSource = ({ source }: Deployment['extras']): string =>
  source === undefined ? '' : `  ${source.commit} ${source.author}: ${source.subject}`;

/** Lists the published versions of each package, newest first, one line each: live, canary and rolled back. */
export const linesOf = (registry: Registry): string[] =>
  Object.entries(registry.microFrontends).flatMap(([name, known]) => {
    const { bad } = historyOf(registry, name);
    const published = known.map((entry) => {
      const { version } = entry.metadata;
      const mark = formatBadMark(bad.find((candidate) => candidate.version === version));
      return `  ${entry.deployment.default ? '*' : ' '} ${version}  ${entry.extras.publishedAt}${formatTraffic(entry)}${mark}${formatSource(entry.extras)}`;
    });
    const forgotten = bad.filter(({ version }) => !known.some(({ metadata }) => metadata.version === version));
    return [name, ...published, ...forgotten.map((mark) => `    ${mark.version}${formatBadMark(mark)}`)];
  });
