import { PREVIEW_ORIGINS, valueOf } from '@dongne/contract/server';

/**
 * Reads the origins that a preview may load a remote from, of squads' machines (`PREVIEW_ORIGINS`, with commas).
 *
 * @returns none by default.
 * @throws a sentence for anything but an origin.
 */
export const previewOriginsOf = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  valueOf(PREVIEW_ORIGINS, environment);

/** Checks for the origin of a remote in place of a version. */
export const isOrigin = (version: string): boolean => /^https?:/.test(version);
