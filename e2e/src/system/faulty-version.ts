import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes that make a copy of the live version faulty. */
export interface VersionFault {
  /** Part of the version's name: `throws-in-render`. */
  readonly name: string;
  /** First line of its server bundle. */
  readonly server?: string;
  /** Appended to its container script; `$NAME` stands for the container. */
  readonly container?: string;
  /** Fault of the script of the page with this path, which no other version shares. */
  readonly pageScript?: { readonly path: string; readonly is: 'lost' | 'changed' };
  /** Whether the container differs from its published hash. */
  readonly isContainerChanged?: boolean;
}

interface PublishedRoute {
  readonly path: string;
  files?: string[];
}

interface Live {
  url: string;
  fallbackUrl?: string;
  readonly metadata: { version: string };
  readonly deployment: { readonly default: boolean };
  readonly extras: {
    entry: string;
    fallbackEntry?: string;
    fallbackVersion?: string;
    fallbackIntegrity?: string | undefined;
    readonly server: { readonly file: string; integrity: string };
    readonly assets: Record<string, string>;
    preload: string[];
    readonly routes: PublishedRoute[];
  };
}

const integrityOf = (source: string): string => `sha384-${createHash('sha384').update(source).digest('base64')}`;

const HASH = /\.([0-9a-f]{8})\.js$/;
const hashOf = (file: string): string => HASH.exec(file)?.[1] ?? '';
const hashed = (file: string, source: string): string =>
  file.replace(HASH, `.${createHash('sha1').update(source).digest('hex').slice(0, 8)}.js`);

/** Adds a script to the shared files and the version. @returns its name. */
const addScript = async (files: string, live: Live, like: string, source: string): Promise<string> => {
  const name = hashed(like, source);
  await writeFile(join(files, name), source);
  live.extras.assets[name] = integrityOf(source);
  return name;
};

/** Gives the page a script of its own name, which is lost or holds another byte. @returns the changed container. */
const breakPageScript = async (
  files: string,
  { extras }: Live,
  container: string,
  { path, is }: NonNullable<VersionFault['pageScript']>,
): Promise<string> => {
  const route = extras.routes.find((known) => known.path === path);
  const script = route?.files?.at(-1);
  if (route?.files === undefined || script === undefined) throw new Error(`${path} has no script of its own.`);
  const source = await readFile(join(files, script), 'utf8');
  const name = hashed(script, `${source}${is}`);
  extras.assets[name] = integrityOf(source);
  route.files = route.files.map((file) => (file === script ? name : file));
  if (is === 'changed') await writeFile(join(files, name), `${source}\n`);
  return container.replaceAll(hashOf(script), hashOf(name));
};

const breakContainer = async (files: string, name: string, live: Live, fault: VersionFault): Promise<void> => {
  const { extras } = live;
  const { entry } = extras;
  let source = await readFile(join(files, entry), 'utf8');
  if (fault.pageScript !== undefined) source = await breakPageScript(files, live, source, fault.pageScript);
  if (fault.container !== undefined) source += `\n;${fault.container.replaceAll('$NAME', name)}`;
  const added = await addScript(files, live, entry, `${source}\n// ${fault.name}`);
  if (fault.isContainerChanged) await writeFile(join(files, added), `${source}\n// changed`);
  extras.fallbackEntry = entry;
  extras.fallbackVersion = live.metadata.version;
  extras.fallbackIntegrity = extras.assets[entry];
  live.fallbackUrl = live.url;
  extras.entry = added;
  extras.preload = extras.preload.map((file) => (file === entry ? added : file));
};

/**
 * Makes a faulty copy of a remote's live version live; it falls back to that version. Checks before a publication would
 * refuse it.
 *
 * @returns a function that restores the live version.
 */
export const publishFaulty = async (
  dataDir: string,
  name: string,
  fault: VersionFault,
): Promise<() => Promise<void>> => {
  const store = join(dataDir, 'store');
  const registryFile = join(store, 'registry.json');
  const before = await readFile(registryFile, 'utf8');
  const registry: { microFrontends: Record<string, Live[]> } = JSON.parse(before);
  const live = registry.microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (live === undefined) throw new Error(`${name} has no live version.`);
  const version = `${live.metadata.version}-${fault.name}`;
  const folder = join(store, name, version);
  await cp(join(store, name, live.metadata.version), folder, { recursive: true });
  if (fault.server !== undefined) {
    const file = join(folder, live.extras.server.file);
    const source = `${fault.server}\n${await readFile(file, 'utf8')}`;
    await writeFile(file, source);
    live.extras.server.integrity = integrityOf(source);
  }
  const isOfBrowser = fault.container ?? fault.pageScript ?? fault.isContainerChanged;
  if (isOfBrowser !== undefined) await breakContainer(join(store, name, 'files'), name, live, fault);
  live.metadata.version = version;
  await writeFile(registryFile, JSON.stringify(registry));
  return async () => {
    await writeFile(registryFile, before);
    await rm(folder, { recursive: true });
  };
};
