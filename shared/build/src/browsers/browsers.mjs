import { createRequire } from 'node:module';
import browserslist from 'browserslist';
import { BROWSERS_FILE } from './browsers-file.mjs';

const require = createRequire(import.meta.url);

/** Queries of the list: `chrome >= 95`. */
export const BROWSER_QUERIES = browserslist.loadConfig({ config: BROWSERS_FILE }) ?? [];

/** Browser names in browserslist and in MDN's data. */
const MDN_NAME = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

const numberOf = (version) => version.split('-')[0].split('.').map(Number);

const isOlder = (one, other) => {
  const [oneMajor = 0, oneMinor = 0] = numberOf(one);
  const [otherMajor = 0, otherMinor = 0] = numberOf(other);
  return oneMajor < otherMajor || (oneMajor === otherMajor && oneMinor < otherMinor);
};

/** Oldest supported version of each browser, by MDN's names. */
const oldestBrowsers = () => {
  const oldest = {};
  for (const entry of browserslist(BROWSER_QUERIES)) {
    const [name, version] = entry.split(' ');
    const known = oldest[MDN_NAME[name]];
    if (known === undefined || isOlder(version, known)) oldest[MDN_NAME[name]] = version;
  }
  return Object.entries(oldest);
};

let mdn;
let oldest;

/** MDN's compatibility data: 17 MB, loaded on first use. */
export const compatData = () => (mdn ??= require('@mdn/browser-compat-data'));

/** Looks up a feature by its path (`css.selectors.has`); `undefined` when it is unknown. */
export const featureAt = (path) => path.split('.').reduce((node, part) => node?.[part], compatData());

// Counts partial support as support: MDN lists an outline that ignores rounded corners as partial.
const supportIn = (statements, version) =>
  [statements ?? []].flat().some(({ version_added: added, version_removed: removed, prefix, flags }) => {
    if (typeof added !== 'string' || prefix !== undefined || flags !== undefined) return false;
    if (added === 'preview') return false;
    return !isOlder(version, added.replace('≤', '')) && (removed === undefined || isOlder(version, removed));
  });

/**
 * Lists supported browsers without a feature, as `safari 15.4`.
 *
 * @param {{ __compat?: { support: object } } | undefined} feature a node of MDN's data.
 * @returns {string[]} empty when every browser has it, or when MDN does not know it.
 */
export const browsersWithout = (feature) => {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  oldest ??= oldestBrowsers();
  return oldest.filter(([name, version]) => !supportIn(support[name], version)).map((browser) => browser.join(' '));
};

/** Language features by year; earlier years are older than any supported browser. */
const LANGUAGE = {
  2021: ['javascript.builtins.Promise.any', 'javascript.operators.logical_or_assignment'],
  2022: [
    'javascript.builtins.Array.at',
    'javascript.builtins.Object.hasOwn',
    'javascript.classes.private_class_fields_in',
  ],
  2023: ['javascript.builtins.Array.findLast', 'javascript.builtins.Array.toSorted'],
  2024: ['javascript.builtins.Object.groupBy', 'javascript.builtins.Promise.withResolvers'],
  2025: ['javascript.builtins.Iterator.map', 'javascript.builtins.Set.union'],
};

/** Newest year of ECMAScript that every supported browser knows. */
export const languageYear = () => {
  const isKnown = (year) => LANGUAGE[year].every((path) => browsersWithout(featureAt(path)).length === 0);
  const years = Object.keys(LANGUAGE);
  const firstUnknown = years.findIndex((year) => !isKnown(year));
  return Number(years[firstUnknown === -1 ? years.length - 1 : firstUnknown - 1]);
};
