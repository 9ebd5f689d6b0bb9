import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ON_BOTH_ENGINES, ON_EMBEDDED_ONLY, ON_POSTGRES_ONLY, WITHOUT_DATABASE } from '../../../jest.engines.mjs';

const API = resolve(import.meta.dirname, '../../..');
const files = ['src', 'seed', 'testing']
  .flatMap((folder) =>
    readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'));
const nameOf = (file: string): string => basename(file, '.test.ts');

const OPENS_DATABASE = /await open(TestApi|TestDatabase|UnmigratedDatabase)\(/;

describe('engine list of the tests', () => {
  it.each([...ON_BOTH_ENGINES, ...ON_EMBEDDED_ONLY, ...ON_POSTGRES_ONLY, ...WITHOUT_DATABASE])(
    'matches one file by %s',
    (name) => {
      expect(files.filter((file) => nameOf(file) === name)).toHaveLength(1);
    },
  );

  it('leaves every file that opens a database to PostgreSQL', () => {
    const opening = files.filter((file) => OPENS_DATABASE.test(readFileSync(join(API, file), 'utf8')));
    expect(opening.map(nameOf).filter((name) => WITHOUT_DATABASE.includes(name))).toEqual([]);
    expect(opening.length).toBeGreaterThan(40);
  });
});
