/** A key nobody has used; `crypto.randomUUID` is missing on plain-http origins, this is not. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
