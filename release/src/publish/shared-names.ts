import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_NAMES_FILE } from '@dongne/build/outputs';

/** Exported names by shared package, keyed as in federation: `{ "react-router-dom": ["Link", "useParams"] }`. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

interface RawNames {
  /** Names that the build imports from each shared package. */
  readonly used: SharedNames;
  /** Names that the build provides; empty for a remote. */
  readonly provided: SharedNames;
}

/**
 * Reads the names that the build preset has recorded.
 *
 * @throws when the folder was not built with the preset.
 */
export const readSharedNames = async (folder: string): Promise<RawNames> =>
  JSON.parse(await readFile(join(folder, SHARED_NAMES_FILE), 'utf8'));

/** Marks a namespace import. As the only provided name it means that the names are unknown. */
const WHOLE = '*';

const isProvided = (name: string, provided: readonly string[]): boolean =>
  provided.includes(name) || (name !== WHOLE && provided.length === 1 && provided[0] === WHOLE);

/** Names of a shared package that a remote imports and a shell does not provide. */
export interface MissingNames {
  readonly shared: string;
  /** Empty when the whole package is missing. */
  readonly names: readonly string[];
}

/** Compares names; a publication without recorded names has no missing ones. */
export const missingNames = (used: SharedNames = {}, provided: SharedNames | undefined): MissingNames[] =>
  provided === undefined
    ? []
    : Object.entries(used).flatMap(([shared, names]) => {
        const given = provided[shared];
        if (given === undefined) return [{ shared, names }];
        const missing = names.filter((name) => !isProvided(name, given));
        return missing.length === 0 ? [] : [{ shared, names: missing }];
      });

/** Formats for a sentence: `useBlocker and useFetcher of react-router-dom`. */
export const formatMissing = ({ shared, names }: MissingNames): string => {
  const read = names.map((name) => (name === WHOLE ? 'all names (import *)' : name));
  return read.length === 0 ? shared : `${read.join(' and ')} of ${shared}`;
};
