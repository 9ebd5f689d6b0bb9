import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PAGE_FILES } from '@dongne/build';
import { filesBelow } from '../store/files-below';
import { compressFolder } from './compress';
import { integrityOf } from './integrity';

/** A build laid out as the store keeps it. */
export interface StagedBuild {
  /** Holds what versions share and browsers load, each file named by its content, with its packed forms. */
  readonly shared: string;
  /** Holds what belongs to this version alone and no browser reads: source maps, statistics, the server bundle. */
  readonly own: string;
  /** The shared file that a version is known by: a remote's manifest, the shell's page. */
  readonly front: string;
  /** The server bundle, among what is its own. */
  readonly server: string | undefined;
}

const MANIFEST = 'mf-manifest.json';
const PAGE = 'index.html';

const isServerBundle = (file: string): boolean => /^server\.[0-9a-f]{8}\.cjs$/.test(file);

const isOwn = (file: string): boolean =>
  isServerBundle(file) ||
  file.endsWith('.map') ||
  file.startsWith('.') ||
  file === 'mf-stats.json' ||
  file === PAGE_FILES;

/** Licences are named after the script that they belong to: that script stays, whatever is said about it. */
export const isLicence = (file: string): boolean => file.endsWith('.LICENSE.txt');

const isNamedByContent = (file: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(file);

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
};

/** Letters of a hash that may stand in a file's name, as many as webpack gives the others. */
const contentName = (file: string, bytes: Buffer): string => {
  const hash = Buffer.from(integrityOf(bytes).replace('sha384-', ''), 'base64').toString('hex').slice(0, 8);
  return file.replace(/(\.\w+)$/, `.${hash}$1`);
};

/**
 * Lays a build out below an empty folder.
 *
 * @throws a sentence for a file whose name does not tell its content: another version's would take its place.
 */
export const stageBuild = async (build: string, folder: string): Promise<StagedBuild> => {
  const [shared, own] = [join(folder, 'files'), join(folder, 'own')];
  await cp(build, shared, { recursive: true });
  await mkdir(own);
  const files = await filesBelow(shared);
  for (const file of files.filter(isOwn)) await move(join(shared, file), join(own, file));
  const plain = [MANIFEST, PAGE].find((name) => files.includes(name)) ?? MANIFEST;
  const front = contentName(plain, await readFile(join(shared, plain)));
  await rename(join(shared, plain), join(shared, front));
  const [lost] = (await filesBelow(shared)).filter((file) => !isNamedByContent(file) && !isLicence(file));
  if (lost !== undefined)
    throw new Error(`${basename(lost)} is not named by its content: let the build write it as [name].[contenthash:8].`);
  await compressFolder(shared);
  return { shared, own, front, server: files.find(isServerBundle) };
};
