const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * Reads the origins that a preview may load a remote from, of squads' machines (`PREVIEW_ORIGINS`, with commas).
 *
 * @returns none by default.
 * @throws a sentence for anything but an origin.
 */
export const previewOriginsOf = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  (environment['PREVIEW_ORIGINS'] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      if (ORIGIN.test(text) && URL.canParse(text)) return text;
      throw new Error(`PREVIEW_ORIGINS: ${text} is not an origin, such as http://localhost:8080.`);
    });

/** Checks for the origin of a remote in place of a version. */
export const isOrigin = (version: string): boolean => /^https?:/.test(version);
