/** Error of a cleaner for an image that is truncated or malformed. */
export const brokenImage = (what: string): RangeError => new RangeError(`The picture is broken: ${what}`);
