import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countRetired, retiredIn } from './retired-english';

const ROOT = resolve(import.meta.dirname, '../../../..');
const ALLOWED: Record<string, number> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'retired-english.json'), 'utf8'),
);

describe('the English of comments, test titles, docs and file names', () => {
  it.each([
    ['a comment', 'a.ts', '/** Nobody is told. */\nconst a = 1;', 2],
    ['a comment at the end of a line', 'a.ts', 'const a = 1; // taken back', 1],
    ['a test title', 'a.test.ts', "it('gives way', () => undefined);", 1],
    ['a page of the docs', 'a.md', 'The page is drawn anew.', 2],
    ['a file name', 'led-on.ts', 'const a = 1;', 1],
    ['no word of the code itself', 'a.ts', 'const nobody = weather;', 0],
    ['no address', 'a.ts', "const url = 'https://nobody.example';", 0],
    ['a comment that begins with a question', 'a.ts', '/** What is shown. */', 1],
  ])('is looked through: %s', (_, name, text, count) => {
    expect(retiredIn(name, text)).toBe(count);
  });

  // Fewer than allowed: lower the number in retired-english.json, so that it cannot rise again.
  it('uses retired words as often as before, or less, in every package', () => {
    expect(countRetired(ROOT, Object.keys(ALLOWED))).toEqual(ALLOWED);
  });
});
