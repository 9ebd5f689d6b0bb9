import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields of federation's `mf-manifest.json` that publishing needs. */
export interface RemoteManifest {
  readonly entry: string;
  readonly exposes: readonly string[];
  /** Scripts of `./routes` to preload. */
  readonly preload: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
}

interface RawManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/** @throws when the folder has no manifest and is not the build of a remote. */
export const readManifest = async (folder: string): Promise<RemoteManifest> => {
  const raw: RawManifest = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
  const entry = raw.metaData.remoteEntry.name;
  return {
    entry,
    exposes: raw.exposes.map(({ path }) => path),
    preload: [entry, ...raw.exposes.flatMap(({ assets }) => assets.js.sync)],
    shared: Object.fromEntries(raw.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
};
