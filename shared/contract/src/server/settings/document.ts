import { SECTIONS } from './all-settings';
import type { Setting } from './setting';

type Section = keyof typeof SECTIONS;

/** Joins neighbours that mean the same. */
const grouped = (settings: readonly Setting[]): readonly (readonly [Setting, ...Setting[]])[] => {
  const groups: [Setting, ...Setting[]][] = [];
  for (const each of settings) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].meaning === each.meaning) last.push(each);
    else groups.push([each]);
  }
  return groups;
};

const SHORT = { api: 'API', 'shell-host': 'shell', 'remote-host': 'remotes', release: 'release' } as const;

const programsOf = ({ programs }: Setting): string =>
  programs.length === Object.keys(SHORT).length ? 'all' : programs.map((program) => SHORT[program]).join(', ');

const lineOf = (group: readonly [Setting, ...Setting[]]): string => {
  const names = group.map(({ name, isSecret }) => `\`${name}\`${isSecret ? '\\*' : ''}`).join(', ');
  const { default: otherwise, meaning } = group[0];
  const inParentheses =
    otherwise === undefined ? '' : ` (${/^[\w.{}:/]+$/.test(otherwise) ? `\`${otherwise}\`` : otherwise})`;
  return `- ${names}${inParentheses}: ${meaning}. _${programsOf(group[0])}_`;
};

const markOf = (section: string): string => `<!-- settings: ${section} -->`;
const END = '<!-- end of settings -->';

const isSection = (name: string): name is Section => name in SECTIONS;

/** Replaces the generated lists of a document. @throws a sentence for a section that does not exist. */
export const withSettings = (document: string): string =>
  document.replace(/<!-- settings: (\w+) -->[^]*?<!-- end of settings -->/g, (_whole, name: string) => {
    if (!isSection(name)) throw new Error(`There is no section ${name} of settings.`);
    return [markOf(name), '', ...grouped(SECTIONS[name]).map(lineOf), '', END].join('\n');
  });

/** Names of the sections of settings. */
export const sectionNames = (): readonly string[] => Object.keys(SECTIONS);
