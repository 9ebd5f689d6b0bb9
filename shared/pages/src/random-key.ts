/** Creates a random key; unlike `crypto.randomUUID` it works on plain-http origins. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
