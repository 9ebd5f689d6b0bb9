/**
 * A source that ends with a list or an object, and what may stand after it (`as const`, a closing bracket), with one more entry
 * at its end; the formatter brings it into shape.
 */
export const withLast = (source: string, entry: string): string =>
  source.replace(
    /([[{])?,?\s*([\]}][^\]}]*;)\s*$/,
    (_, empty: string | undefined, end: string) => `${empty ?? ','}\n  ${entry},\n${end}\n`,
  );
