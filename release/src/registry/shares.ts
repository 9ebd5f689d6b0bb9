/** Share of everyone, in percent. */
export const EVERYONE = 100;
