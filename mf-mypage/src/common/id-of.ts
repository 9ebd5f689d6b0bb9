/** An id of a path or a query; `undefined` for what is none, so that `/laundry/abc` asks the server nothing. */
export const idOf = (raw: string | null | undefined): number | undefined =>
  raw !== null && raw !== undefined && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : undefined;
