/** Position of the device, or the reason why there is none. */
export type PositionAnswer =
  | { readonly state: 'found'; readonly position: { readonly latitude: number; readonly longitude: number } }
  | { readonly state: 'denied' }
  | { readonly state: 'failed' };

/** Timeout of the device once the permission is granted. */
const TIMEOUT_MS = 10_000;
/** Total timeout, including the browser's prompt: browsers never call back while it is unanswered. */
const LIMIT_MS = 30_000;
/** Maximum age of a position that is good enough to name a neighbourhood. */
const MAX_AGE_MS = 60_000;

/** Requests the device's position; the browser prompts first. Never rejects and settles within 30 s. */
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
