/** Answers of the API say by it what time it is there, in ms. The sandbox's clock may be days away from this machine's. */
export const API_TIME_HEADER = 'server-time';

let ahead = 0;

/** Hears what time the API says it is. */
export const noteApiTime = (value: unknown): void => {
  const at = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  if (Number.isFinite(at)) ahead = at - Date.now();
};

/** The API's time in ms; this machine's until it has answered. */
export const apiNow = (): number => Date.now() + ahead;
