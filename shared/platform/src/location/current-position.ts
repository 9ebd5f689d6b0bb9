/** Where the device is, or why it does not say. */
export type PositionAnswer =
  | { readonly state: 'found'; readonly position: { readonly latitude: number; readonly longitude: number } }
  | { readonly state: 'denied' }
  | { readonly state: 'failed' };

/** Limit of the device once it may look. */
const TIMEOUT_MS = 10_000;
/** Limit of the whole, with time to answer the browser's question: where it stays unanswered, the browser never calls. */
const LIMIT_MS = 30_000;
/** A position of the last minute is good enough to name a neighbourhood. */
const MAX_AGE_MS = 60_000;

/** Asks the device where it is; the browser asks the person first. Never rejects, and answers within 30 s. */
export const currentPosition = (): Promise<PositionAnswer> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'failed' }), LIMIT_MS);
    if (!('geolocation' in navigator)) return resolve({ state: 'failed' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ state: 'found', position: { latitude, longitude } }),
      (error) => resolve({ state: error.code === error.PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
