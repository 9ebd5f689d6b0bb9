import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './error-code';

/** Minimum free space: the engine writes its log in segments of 16 MB. */
const ROOM_BYTES = 16 * 1024 * 1024;

const isFull = (folder: string): boolean => {
  // Before the first start, the folder does not exist yet.
  if (!existsSync(folder)) return dirname(folder) !== folder && isFull(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM_BYTES;
};

/** System errors for a path that is not writable. */
const NOT_OURS: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** Reason why a folder, or its closest existing parent, is not writable; undefined if it is. */
const whyUnwritable = (folder: string): string | undefined => {
  if (!existsSync(folder)) return dirname(folder) === folder ? undefined : whyUnwritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
};

const notWritable = (folder: string, why: string): string =>
  `The folder ${folder} cannot be written (${why}). Give it to the user that runs this with "chown -R $(id -un) ${folder}", or choose another folder with DATA_DIR.`;

const noRoom = (place: string): string =>
  `The disk that holds ${place} is full. Free some space and start again, or choose another folder with DATA_DIR.`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'for an unknown reason');

const pathOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
    ? error.path
    : undefined;

/** Database URL without user and password. */
const placeOf = (databaseUrl: string): string => {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname}`;
  } catch {
    return 'nowhere: it is no URL';
  }
};

/**
 * Explains a failure to open or migrate the database and how to fix it.
 *
 * @param databaseUrl of PostgreSQL, or `undefined` for the embedded one.
 */
export const databaseSentence = (error: unknown, databaseUrl: string | undefined, dataDir: string): string => {
  if (databaseUrl !== undefined)
    return `The database that DATABASE_URL names (${placeOf(databaseUrl)}) cannot be used: ${messageOf(error)}. Start it, or correct the setting.`;
  const folder = join(dataDir, 'db');
  if (isFull(folder)) return noRoom(folder);
  const why = NOT_OURS.includes(codeOf(error)) ? codeOf(error) : whyUnwritable(folder);
  if (why !== undefined) return notWritable(folder, why);
  return `The embedded database in ${folder} cannot be opened: ${messageOf(error)}. Leave the folder as it is, copy a backup to another one, and start with DATA_DIR naming that.`;
};

interface Listening {
  readonly address: string;
  readonly port: number;
  readonly dataDir: string;
}

/** Explains how to fix a failed start; errors that are already sentences stay unchanged. */
export const startSentence = (error: unknown, { address, port, dataDir }: Listening): string => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is in use. Stop what listens there, or choose other ports with PORT_BASE.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `LISTEN_ADDRESS=${address} is no address of this machine.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom(pathOf(error) ?? dataDir);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return `${pathOf(error) ?? `Port ${port} on ${address}`} is not ours to use (${String(codeOf(error))}). Give it to the user that runs this, or choose another folder with DATA_DIR.`;
    case undefined:
    default:
      return messageOf(error);
  }
};
