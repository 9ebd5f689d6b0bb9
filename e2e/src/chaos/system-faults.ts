import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Operator } from '../system/operator';
import type { Fault } from './faults';

const registryFiles = async (store: string): Promise<string[]> => [
  join(store, 'registry.json'),
  ...(await readdir(join(store, 'registry'))).map((file) => join(store, 'registry', file)),
];

/** Changes the registry's files. @returns a function that puts them back. */
const changeRegistry =
  (change: (file: string) => Promise<void>): Fault['play'] =>
  async ({ system }) => {
    const store = join(system.dataDir, 'store');
    const kept = await mkdtemp(join(tmpdir(), 'dongne-chaos-'));
    for (const part of ['registry.json', 'registry'])
      await cp(join(store, part), join(kept, part), { recursive: true });
    for (const file of await registryFiles(store)) await change(file);
    return async () => {
      await rm(join(store, 'registry'), { recursive: true });
      await cp(kept, store, { recursive: true });
      await rm(kept, { recursive: true });
    };
  };

const cutOff = async (file: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, text.length / 2));
};

/** Makes it a copy from the time without publications. */
const makeOld = async (file: string): Promise<void> => {
  if (!file.endsWith('registry.json')) return;
  const registry: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...registry, revision: 0, microFrontends: {} }));
};

const stopHost = async (operator: Operator, folder: string): Promise<() => Promise<void>> => {
  await operator.stopHost(folder);
  return () => operator.startHost(folder);
};

const run = promisify(execFile);

/** Remounts the store as read-only, which needs the rights of root. @returns a function that ends it. */
const makeReadOnly: Fault['play'] = async ({ system }) => {
  const store = join(system.dataDir, 'store');
  await run('mount', ['--bind', store, store]);
  await run('mount', ['-o', 'remount,ro,bind', store]);
  return async () => void (await run('umount', [store]));
};

/** Faults that only root can play, for `pnpm chaos` alone. */
export const FAULTS_BY_ROOT: readonly Fault[] = [{ what: 'the store is read-only', play: makeReadOnly }];

/** Faults of a host and of the store. */
export const SYSTEM_FAULTS: readonly Fault[] = [
  { what: 'its host is down', play: (operator, { folder }) => stopHost(operator, folder) },
  { what: 'the registry is missing', play: changeRegistry((file) => rm(file)) },
  { what: 'the registry is damaged', play: changeRegistry(cutOff) },
  { what: 'the registry is an old copy', play: changeRegistry(makeOld) },
];
