import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ALL_SETTINGS } from './all-settings';
import { sectionNames, withSettings } from './document';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');

/** Prettier wraps the lines, and writes emphasis its own way. */
const words = (text: string): string => text.replaceAll(/[\s_*\\]+/g, ' ').trim();

/** Variables that programs give each other, or that only tools read. */
const INTERNAL = ['API_URL', 'DEV_REMOTES', 'RELEASE_STAGE', 'SECRET'];

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

describe('docs/configuration.md', () => {
  it('lists every setting as the programs know it', () => {
    expect(words(DOCUMENT)).toBe(words(withSettings(DOCUMENT)));
    for (const section of sectionNames()) expect(DOCUMENT).toContain(`<!-- settings: ${section} -->`);
  });

  it('misses no setting that a program reads', () => {
    const read = ['api/src', 'sandbox/src', 'release/src']
      .flatMap(sources)
      .flatMap((text) => [...text.matchAll(/(?:process\.env|environment|ENVIRONMENT)\['([A-Z][A-Z\d_]+)'\]/g)])
      .map(([, name = '']) => name);
    const known = [...ALL_SETTINGS.map(({ name }) => name), ...INTERNAL];
    expect(read.length).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([]);
  });
});
