/** A source that ends with a list, with one more entry at the list's end; the formatter brings it into shape. */
export const withLast = (source: string, entry: string): string =>
  source.replace(/(\[)?,?\s*\];\s*$/, (_, empty: string | undefined) => `${empty ?? ','}\n  ${entry},\n];\n`);
