import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDERS = ['shell', ...REMOTES, 'shared/pages', 'shared/ui'];
/** Exceptions: a table needs its scrollbar, a row of chips, cards or photos is visibly cut off. */
const SHOWS_ITS_SCROLLBAR: ReadonlySet<string> = new Set(['mf-laundry/src/shop-detail/shop-detail-price-table.tsx']);

const count = (code: string, text: string): number => code.split(text).length - 1;

describe('horizontally scrolling rows', () => {
  it('hide their scrollbar', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder, 'src'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    const shown = files.filter((file) => {
      const code = readFileSync(file, 'utf8');
      return count(code, 'overflow-x: auto;') > count(code, 'scrollbar-width: none;');
    });
    expect(new Set(shown.map((file) => relative(ROOT, file)))).toEqual(SHOWS_ITS_SCROLLBAR);
  });
});
