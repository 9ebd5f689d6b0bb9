import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Lock held until `release` or until the process dies. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Error when another process has the embedded database open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string) {
    super(
      `The embedded database in ${folder} is in use by another process. Stop that one first, ` +
        'or give this one its own DATA_DIR, or let both use a PostgreSQL server through DATABASE_URL.',
    );
  }
}

/** Abstract socket on Linux, which the kernel frees when the process dies, even by kill -9; a socket file elsewhere. */
const socketOf = (folder: string): string => {
  const { dev, ino } = statSync(folder);
  return process.platform === 'linux' ? `\0dongne-database-${dev}-${ino}` : join(folder, '..', `db-${ino}.lock`);
};

const listen = (path: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server.unref()));
  });

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Locks the folder for this process. PGlite has no lock: a second process would silently lose writes.
 *
 * @throws {FolderInUse} when another living process holds it.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = socketOf(folder);
  let server = await listen(path);
  if (server === undefined && !path.startsWith('\0') && !(await isAnswered(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (server === undefined) throw new FolderInUse(folder);
  const held = server;
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
};
