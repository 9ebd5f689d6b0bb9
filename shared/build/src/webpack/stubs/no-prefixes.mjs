/** Replaces stylis' vendor prefixes, which no supported browser needs. */
export const prefix = (value) => value;
