import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Longer than a process on the same machine takes to respond. */
const ANSWER_LIMIT_MS = 2_000;

/**
 * Returns one socket name per folder, for every path to it: abstract on Linux, where the kernel frees it with its
 * process; a file elsewhere.
 */
const socketOf = (folder: string): string => {
  const { dev, ino } = statSync(folder);
  const name = `dongne-system-${dev}-${ino}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
};

const listen = (path: string, origin: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(origin);
    });
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });

/** Origin of the system that locks the folder; `undefined` when there is no response. */
const holderOf = async (path: string): Promise<string | undefined> => {
  const socket = connect(path);
  socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
  return text(socket).catch(() => undefined);
};

/**
 * Locks the data folder for one system until the process ends: a second one would publish into the store of the first
 * and block on its database.
 *
 * @param origin of the system, shown to a second one.
 * @returns a function that releases the lock.
 * @throws a sentence that names the running system and what to do.
 */
export const lockDataFolder = async (folder: string, origin: string): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true });
  const path = socketOf(folder);
  let server = await listen(path, origin);
  const holder = server === undefined ? await holderOf(path) : undefined;
  if (server === undefined && holder === undefined && !path.startsWith('\0')) {
    rmSync(path, { force: true });
    server = await listen(path, origin);
  }
  if (server === undefined)
    throw new Error(
      `The data folder ${folder} is in use by the system at ${holder ?? 'another address'}. Stop that one first, or give this one its own DATA_DIR. To work on one remote while it runs: docs/release.md, "A remote from your own machine".`,
    );
  const lock = server;
  return () => new Promise((resolve) => lock.close(() => resolve()));
};
