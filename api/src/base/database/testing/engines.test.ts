import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ON_BOTH_ENGINES, ON_EMBEDDED_ONLY, ON_POSTGRES_ONLY, WITHOUT_DATABASE } from '../../../../jest.engines.mjs';

const SOURCES = resolve(import.meta.dirname, '../../..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
const nameOf = (file: string): string => basename(file, '.test.ts');

const OPENS_DATABASE = /await open(TestApi|TestDatabase|UnmigratedDatabase)\(/;

describe('the list of which tests run on which engine', () => {
  it.each([...ON_BOTH_ENGINES, ...ON_EMBEDDED_ONLY, ...ON_POSTGRES_ONLY, ...WITHOUT_DATABASE])(
    'means one file by %s',
    (name) => {
      expect(files.filter((file) => nameOf(file) === name)).toHaveLength(1);
    },
  );

  it('keeps no file from PostgreSQL that opens a database', () => {
    const opening = files.filter((file) => OPENS_DATABASE.test(readFileSync(join(SOURCES, file), 'utf8')));
    expect(opening.map(nameOf).filter((name) => WITHOUT_DATABASE.includes(name))).toEqual([]);
    expect(opening.length).toBeGreaterThan(40);
  });
});
