/** An id as a link writes it; `undefined` for anything that is no positive whole number. */
export const idOf = (text: string | null | undefined): number | undefined =>
  text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
