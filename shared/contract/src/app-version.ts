const VERSION = /^(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?$/;

/**
 * Returns whether `version` is older than `minimum`, both like `1.4.2`. False for anything that is not a version:
 * browsers send none.
 */
export const isOlderVersion = (version: string, minimum: string): boolean => {
  const [parts, least] = [VERSION.exec(version), VERSION.exec(minimum)];
  if (parts === null || least === null) return false;
  for (const position of [1, 2, 3]) {
    const difference = Number(parts[position] ?? 0) - Number(least[position] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
