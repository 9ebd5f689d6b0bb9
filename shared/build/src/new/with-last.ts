/**
 * Appends an entry to the list or object at the end of a source, before its suffix (`as const`, a closing bracket); the
 * formatter fixes the layout.
 */
export const withLast = (source: string, entry: string): string =>
  source.replace(
    /([[{])?,?\s*([\]}][^\]}]*;)\s*$/,
    (_, empty: string | undefined, end: string) => `${empty ?? ','}\n  ${entry},\n${end}\n`,
  );
