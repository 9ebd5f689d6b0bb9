/** A rule that has to report a text, or none; what the text shows; and the file it stands in, when the place matters. */
export type Sample = readonly [rule: string | undefined, shows: string, source: string, file?: string];
