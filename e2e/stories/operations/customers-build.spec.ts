import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { ended, runScript } from '../../src/system/run-script';

/** String in a build that can load a remote from a developer's machine. */
const SIGNS = ['override:', '되돌리기'];

const scriptsIn = async (folder: string): Promise<string> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
};

const signsIn = (scripts: string): string[] => SIGNS.filter((sign) => scripts.includes(sign));

test('only a developer build can load remotes from other origins', async ({ checkout, operator }) => {
  test.slow(); // builds the shell
  expect(signsIn(await scriptsIn(join(operator.system.dataDir, 'store/shell/files')))).toEqual(SIGNS);

  expect(await ended(runScript(operator.system, ['release/src/cli/build.ts', 'shell'], checkout.root))).toBe(0);
  expect(signsIn(await scriptsIn(join(checkout.root, 'shell/dist')))).toEqual([]);
});
