import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT, type FrontEnd } from '../config';
import { refuseTypeErrors } from './types-check';

/** Below the root, where the compiler finds the types of Node. */
const CACHE = join(ROOT, 'node_modules/.cache');

let dir: string;
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  dir = await mkdtemp(join(CACHE, 'types-test-'));
  await mkdir(join(dir, 'src'));
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json') }));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const packageOf = async (files: Readonly<Record<string, string>>): Promise<FrontEnd> => {
  for (const [file, source] of Object.entries(files)) await writeFile(join(dir, 'src', file), source);
  return { folder: relative(ROOT, dir), name: 'mf_small', portOffset: 1 };
};

const WRONG = 'export const shout = () => (1 as number).toUpperCase();\n';

describe('types of a package', () => {
  it('refuse a publication with file and line', async () => {
    const frontEnd = await packageOf({ 'page.ts': `\n${WRONG}` });
    await expect(refuseTypeErrors(frontEnd)).rejects.toThrow(
      /has type errors: fix them and publish again\.\n.*src\/page\.ts\(2,\d+\): error TS2339: .*toUpperCase/,
    );
  });

  it('are not read from tests, which no customer receives', async () => {
    const frontEnd = await packageOf({ 'page.ts': 'export const shout = () => 1;\n', 'page.test.ts': WRONG });
    await expect(refuseTypeErrors(frontEnd)).resolves.toBeUndefined();
  });

  it('are not reported after the check was ended', async () => {
    const ended = new AbortController();
    ended.abort();
    await expect(refuseTypeErrors(await packageOf({ 'page.ts': WRONG }), ended.signal)).resolves.toBeUndefined();
  });
});
