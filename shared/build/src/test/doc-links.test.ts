import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => join(entry.parentPath, entry.name))
  .concat(join(ROOT, 'README.md'));

const textOf = (page: string): string => readFileSync(page, 'utf8');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a page to a file or heading that does not exist. */
const brokenLinks = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : resolve(dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });

describe('the pages of the docs', () => {
  it('link only to files and headings that exist', () => {
    expect(pages.length).toBeGreaterThan(40);
    const broken = pages.flatMap((page) => brokenLinks(page).map((link) => `${page.slice(ROOT.length + 1)}: ${link}`));
    expect(broken).toEqual([]);
  });
});
