import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { REMOTES } from '../remotes.mjs';
import { pageFiles, withLazyRoute, withRouteEntry, type NewFile, type NewPage } from './page-template';
import { remoteFiles, withRemote, type RemoteManifest } from './remote-template';
import { squadOf, withSquad } from './squad-template';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LIST_OF_REMOTES = 'shared/build/src/remotes.mjs';
const USAGE = `pnpm new page <remote> <path> [title]    for example  pnpm new page mf-mypage /mypage/coupon-book 쿠폰북
pnpm new remote <name> [title]           for example  pnpm new remote mf-coupons 쿠폰`;
const UNTITLED = '새 화면';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Writes the files. @throws a sentence, before any change, when one of them exists. */
const writeNew = (files: readonly NewFile[]): string[] => {
  const there = files.find(({ path }) => existsSync(join(ROOT, path)));
  if (there !== undefined) throw new Error(`${there.path} exists already.`);
  return files.map(write);
};

const write = ({ path, text }: NewFile): string => {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  return path;
};

const addPage = (page: NewPage): string[] => {
  const src = `${page.remote}/src`;
  const changed = [
    { path: `${src}/route-table.ts`, text: withRouteEntry(read(`${src}/route-table.ts`), page) },
    { path: `${src}/routes.tsx`, text: withLazyRoute(read(`${src}/routes.tsx`), page) },
  ];
  return [...writeNew(pageFiles(page)), ...changed.map(write)];
};

const manifestOf = (remote: string): RemoteManifest => JSON.parse(read(`${remote}/package.json`));

const addRemote = (name: string, title: string): string[] => {
  const written = writeNew(remoteFiles(name, REMOTES.map(manifestOf), REMOTES));
  write({ path: LIST_OF_REMOTES, text: withRemote(read(LIST_OF_REMOTES), name) });
  const named = withSquad(name, read).map(write);
  const page = { remote: name, path: `/${squadOf(name)}`, title };
  return [...new Set([...written, LIST_OF_REMOTES, ...named, ...addPage(page)])];
};

const filesOf = ([what, name, ...others]: readonly string[]): string[] => {
  if (what === 'remote' && name !== undefined) return addRemote(name, others[0] ?? UNTITLED);
  const [path, title = UNTITLED] = others;
  if (what !== 'page' || name === undefined || path === undefined) throw new Error(USAGE);
  if (!REMOTES.includes(name)) throw new Error(`There is no remote ${name}. There are: ${REMOTES.join(', ')}`);
  return addPage({ remote: name, path, title });
};

/** `pnpm new page …` and `pnpm new remote …`: writes a page or a remote, formatted and with passing tests. */
const main = async (): Promise<void> => {
  try {
    const files = filesOf(process.argv.slice(2));
    await execa('prettier', ['--write', '--log-level', 'warn', '--ignore-unknown', ...files], {
      cwd: ROOT,
      preferLocal: true,
      stdio: 'inherit',
    });
    console.log(files.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

void main();
