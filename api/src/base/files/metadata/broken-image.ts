/** What a cleaner throws at a picture that breaks off or is not built as its kind is. */
export const brokenImage = (what: string): RangeError => new RangeError(`The picture is broken: ${what}`);
