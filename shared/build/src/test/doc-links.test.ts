import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');

const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => join(entry.parentPath, entry.name))
  .concat(join(ROOT, 'README.md'));

const textOf = (page: string): string => readFileSync(page, 'utf8');

/** Anchor of a heading on GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Finds links of a page to missing files or headings. */
const brokenLinks = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : resolve(dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });

describe('the docs', () => {
  it('link only to existing files and headings', () => {
    expect(pages.length).toBeGreaterThan(40);
    const broken = pages.flatMap((page) => brokenLinks(page).map((link) => `${page.slice(ROOT.length + 1)}: ${link}`));
    expect(broken).toEqual([]);
  });
});
