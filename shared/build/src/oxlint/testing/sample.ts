/** Expected rule, or none; what the text shows; the text; and its file name, where it matters. */
export type Sample = readonly [rule: string | undefined, shows: string, source: string, file?: string];
