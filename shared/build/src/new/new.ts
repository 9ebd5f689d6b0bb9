import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { REMOTES } from '../remotes.mjs';
import { objectionsToRoutes, type RouteOwner } from '../routes/route-owners';
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

/** Reads the routes of a front end from its source. */
const routeOwnerOf = async (folder: string): Promise<RouteOwner> => {
  const { dongne }: { dongne?: RemoteManifest['dongne'] } = JSON.parse(read(`${folder}/package.json`));
  const table = pathToFileURL(join(ROOT, folder, 'src/route-table.ts')).href;
  const { routeTable }: { routeTable: readonly { readonly path: string }[] } = await import(table);
  return { name: folder, owns: dongne?.owns, lends: dongne?.lends, paths: routeTable.map(({ path }) => path) };
};

/** @throws a sentence that says why publishing would refuse a route with this path. */
const checkPath = async (candidate: RouteOwner, path: string): Promise<void> => {
  const others = await Promise.all(
    ['shell', ...REMOTES].filter((folder) => folder !== candidate.name).map(routeOwnerOf),
  );
  const [objection] = objectionsToRoutes({ ...candidate, paths: [...candidate.paths, path] }, others);
  if (objection !== undefined) throw new Error(objection);
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

const addRemote = async (name: string, title: string): Promise<string[]> => {
  const path = `/${squadOf(name)}`;
  await checkPath({ name, owns: [path], paths: [] }, path);
  const written = writeNew(remoteFiles(name, REMOTES.map(manifestOf), REMOTES));
  write({ path: LIST_OF_REMOTES, text: withRemote(read(LIST_OF_REMOTES), name) });
  const named = withSquad(name, read).map(write);
  const page = { remote: name, path, title };
  return [...new Set([...written, LIST_OF_REMOTES, ...named, ...addPage(page)])];
};

const filesOf = async ([what, name, ...others]: readonly string[]): Promise<string[]> => {
  if (what === 'remote' && name !== undefined) return addRemote(name, others[0] ?? UNTITLED);
  const [path, title = UNTITLED] = others;
  if (what !== 'page' || name === undefined || path === undefined) throw new Error(USAGE);
  if (!REMOTES.includes(name)) throw new Error(`There is no remote ${name}. There are: ${REMOTES.join(', ')}`);
  await checkPath(await routeOwnerOf(name), path);
  return addPage({ remote: name, path, title });
};

/** `pnpm new page …` and `pnpm new remote …`: writes a page or a remote, formatted and with passing tests. */
const main = async (): Promise<void> => {
  try {
    const files = await filesOf(process.argv.slice(2));
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
