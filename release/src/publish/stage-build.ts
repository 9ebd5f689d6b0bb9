import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PAGE_FILES } from '@dongne/build/outputs';
import { filesBelow } from '../store/files-below';
import { compressFolder } from './compress';
import { integrityOf } from './integrity';

/** Build in the layout of the store. */
export interface StagedBuild {
  /** Folder with files that versions share and browsers load, named by content hash, with compressed variants. */
  readonly shared: string;
  /** Folder with files of this version only, which no browser loads: source maps, statistics, server bundle. */
  readonly own: string;
  /** Entry file of the version: a remote's manifest, the shell's page. */
  readonly front: string;
  /** Server bundle in the version's own folder. */
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

/** Licence files are named after their script. */
export const isLicence = (file: string): boolean => file.endsWith('.LICENSE.txt');

const isNamedByContent = (file: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(file);

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
};

/** Adds a hash to a file name, as long as webpack's. */
const contentName = (file: string, bytes: Buffer): string => {
  const hash = Buffer.from(integrityOf(bytes).replace('sha384-', ''), 'base64').toString('hex').slice(0, 8);
  return file.replace(/(\.\w+)$/, `.${hash}$1`);
};

/**
 * Arranges a build in an empty folder.
 *
 * @throws a sentence for a file without a content hash in its name: another version would overwrite it.
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
