import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Faults of a server bundle, by its first line. */
export const FAULTS = [
  { name: 'throws', line: "throw new Error('at the server');" },
  { name: 'hangs', line: 'for (;;);' },
  { name: 'leaks', line: 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));' },
] as const;

export type Fault = (typeof FAULTS)[number];

interface Live {
  readonly metadata: { version: string };
  readonly deployment: { readonly default: boolean };
  readonly extras: { server: { readonly file: string; integrity: string } };
}

/**
 * Publishes a version that differs from the live one in its server bundle only: browsers get the same files.
 *
 * @returns a function that restores the live version.
 */
export const breakRendering = async (dataDir: string, name: string, fault: Fault): Promise<() => Promise<void>> => {
  const store = join(dataDir, 'store');
  const registryFile = join(store, 'registry.json');
  const before = await readFile(registryFile, 'utf8');
  const registry: { microFrontends: Record<string, Live[]> } = JSON.parse(before);
  const live = registry.microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (live === undefined) throw new Error(`${name} has no live version.`);
  const version = `${live.metadata.version}-${fault.name}`;
  const folder = join(store, name, version);
  await cp(join(store, name, live.metadata.version), folder, { recursive: true });
  const file = join(folder, live.extras.server.file);
  const source = `${fault.line}\n${await readFile(file, 'utf8')}`;
  await writeFile(file, source);
  live.metadata.version = version;
  live.extras.server.integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  await writeFile(registryFile, JSON.stringify(registry));
  return async () => {
    await writeFile(registryFile, before);
    await rm(folder, { recursive: true });
  };
};
