import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_NAMES_FILE } from '@dongne/build';

/** Names of shared packages, keyed as federation names the packages: `{ "react-router-dom": ["Link", "useParams"] }`. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

interface RawNames {
  /** What the build reads of each shared package. */
  readonly used: SharedNames;
  /** What it gives to others; empty for a remote. */
  readonly provided: SharedNames;
}

/**
 * The names that the build preset wrote down.
 *
 * @throws when there are none: the folder was not built with the preset.
 */
export const readSharedNames = async (folder: string): Promise<RawNames> =>
  JSON.parse(await readFile(join(folder, SHARED_NAMES_FILE), 'utf8'));

/** A package as one object: of a facade nobody gets that. Alone in a list of what is provided: its names are not known. */
const WHOLE = '*';

const isProvided = (name: string, provided: readonly string[]): boolean =>
  provided.includes(name) || (name !== WHOLE && provided.length === 1 && provided[0] === WHOLE);

/** What a remote uses of one shared package and a shell does not provide. */
export interface MissingNames {
  readonly shared: string;
  /** Empty when the package itself is missing, and nothing is read of it by name. */
  readonly names: readonly string[];
}

/** Compares by name; a publication from before names were kept says nothing, and misses nothing. */
export const missingNames = (used: SharedNames = {}, provided: SharedNames | undefined): MissingNames[] =>
  provided === undefined
    ? []
    : Object.entries(used).flatMap(([shared, names]) => {
        const given = provided[shared];
        if (given === undefined) return [{ shared, names }];
        const missing = names.filter((name) => !isProvided(name, given));
        return missing.length === 0 ? [] : [{ shared, names: missing }];
      });

/** In a sentence: `useBlocker and useFetcher of react-router-dom`. */
export const inWords = ({ shared, names }: MissingNames): string => {
  const read = names.map((name) => (name === WHOLE ? 'all names at once (import *)' : name));
  return read.length === 0 ? shared : `${read.join(' and ')} of ${shared}`;
};
