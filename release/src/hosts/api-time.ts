/** Response header with the API's time in ms. The sandbox's clock may differ from this machine's by days. */
export const API_TIME_HEADER = 'server-time';

let ahead = 0;

/** Stores the offset between the API's clock and this machine's. */
export const noteApiTime = (value: unknown): void => {
  const at = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  if (Number.isFinite(at)) ahead = at - Date.now();
};

/** Returns the API's time in ms; this machine's time before the first response. */
export const apiNow = (): number => Date.now() + ahead;
