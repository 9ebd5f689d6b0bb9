/** Stands in for stylis' vendor prefixes: the browsers this app is built for need none. */
export const prefix = (value) => value;
