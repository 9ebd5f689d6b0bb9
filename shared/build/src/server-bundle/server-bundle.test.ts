import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { withStyledIds } from '../webpack/styled-ids.mjs';
import { buildServerBundle } from './server-bundle.mjs';

/** Packages that a remote may import, as installed for one. */
const INSTALLED = resolve(import.meta.dirname, '../../../../mf-usage');

const ROW = "import styled from 'styled-components';\nexport const Row = styled.div`\n  color: red;\n`;\n";

const ENTRY = `import { atom } from 'jotai';
import { atomWithReset } from 'jotai/utils';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import look from './look.css';
export const later = () => import('./row');
export const known = [atom, atomWithReset, look, registerRemotes];
`;

let dir: string;
beforeEach(async () => {
  // Beside the sources of a remote, whose packages it resolves.
  dir = await mkdtemp(join(INSTALLED, 'node_modules/server-bundle-'));
  await mkdir(join(dir, 'src/server'), { recursive: true });
  await writeFile(join(dir, 'src/row.tsx'), ROW);
  await writeFile(join(dir, 'src/look.css'), '.look { color: red }');
});
afterEach(() => rm(dir, { recursive: true }));

const built = async (isShell: boolean, entry: string): Promise<string> => {
  await writeFile(join(dir, isShell ? 'src/server/index.ts' : 'src/server.ts'), entry);
  return readFile(join(dir, 'dist', await buildServerBundle({ dir, isShell })), 'utf8');
};

const requiredBy = (bundle: string): string[] =>
  [...new Set([...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name))].sort();

describe('the server bundle of a remote', () => {
  test('takes every shared package from the shell, also the parts of jotai that hold its state', async () => {
    const bundle = await built(false, ENTRY);
    expect(requiredBy(bundle)).toStrictEqual(['jotai', 'styled-components']);
    expect(bundle).not.toContain('jotai/esm/vanilla.mjs');
  });

  test('finds the default and the named exports of what the shell provides', async () => {
    const bundle = await built(
      false,
      "import styled, { css } from 'styled-components';\nexport const found = [styled, css];",
    );
    const module = { exports: {} };
    const provide = () => ({ __esModule: true, default: 'styled', css: 'css' });
    runInNewContext(`(function (module, exports, require) {${bundle}\n})`)(module, module.exports, provide);
    expect(module.exports).toMatchObject({ found: ['styled', 'css'] });
  });

  test('is one file without a loader of modules', async () => {
    expect(await built(false, ENTRY)).not.toMatch(/\bimport\(/);
  });

  test('names components as the browser does', async () => {
    const [, id = ''] = /componentId:'([^']+)'/.exec(withStyledIds(ROW, join(dir, 'src/row.tsx'))) ?? [];
    expect(id).not.toBe('');
    expect(await built(false, ENTRY)).toContain(`componentId: "${id}"`);
  });

  test('is named by its content', async () => {
    await writeFile(join(dir, 'src/server.ts'), ENTRY);
    const first = await buildServerBundle({ dir, isShell: false });
    expect(await buildServerBundle({ dir, isShell: false })).toBe(first);
    await writeFile(join(dir, 'src/server.ts'), `${ENTRY}export const more = 1;\n`);
    expect(await buildServerBundle({ dir, isShell: false })).not.toBe(first);
    expect(first).toMatch(/^server\.[0-9a-f]{8}\.cjs$/);
  });

  test('is refused with file and line of an error', async () => {
    await expect(built(false, "export const broken = 'no end;\n")).rejects.toThrow(/src\/server\.ts:1/);
  });
});

test('the server bundle of the shell contains the shared packages', async () => {
  const bundle = await built(true, "export { createStore } from 'jotai';\n");
  expect(requiredBy(bundle)).toStrictEqual([]);
  expect(bundle).toContain('createStore');
});
