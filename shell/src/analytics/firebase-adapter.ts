import { deviceNow } from '@dongne/platform';
import type { TrackedEvent } from '@dongne/platform';
import type { EventAdapter } from './event-sender';

const COLLECT = 'https://www.google-analytics.com/g/collect';
const CLIENT_KEY = 'dongne.analyticsClient';

/** One number per browser, known to nobody else: Google counts devices by it. Without a storage every page is a device. */
const clientId = (): string => {
  const fresh = `${crypto.getRandomValues(new Uint32Array(1))[0] ?? 0}.${Math.floor(deviceNow() / 1_000)}`;
  try {
    const kept = localStorage.getItem(CLIENT_KEY);
    if (kept !== null && /^\d+\.\d+$/.test(kept)) return kept;
    localStorage.setItem(CLIENT_KEY, fresh);
  } catch {
    // Storage is full or forbidden.
  }
  return fresh;
};

const lineOf = ({ name, properties }: TrackedEvent): string => {
  const line = new URLSearchParams({ en: name });
  for (const [key, value] of Object.entries(properties)) {
    // What Firebase's own reports of screens read.
    const parameter = name === 'screen_view' && key === 'screen' ? 'firebase_screen' : key;
    line.set(`${typeof value === 'number' ? 'epn' : 'ep'}.${parameter}`, String(value));
  }
  return line.toString();
};

/**
 * Firebase Analytics' web stream, spoken to directly: Google's own script would weigh more than the shell, set cookies
 * and read the address bar, in which there are ids (docs/architecture.md).
 *
 * @param measurementId the stream's public key, `G-…`.
 */
export const firebaseAdapter = (measurementId: string): EventAdapter => {
  const visitor = { cid: clientId(), sid: String(Math.floor(deviceNow() / 1_000)) };
  const address = `${COLLECT}?${new URLSearchParams({ v: '2', tid: measurementId, ...visitor, dl: window.location.origin, ul: 'ko-kr' })}`;
  const send = (events: readonly TrackedEvent[]): void => {
    navigator.sendBeacon(address, events.map(lineOf).join('\r\n'));
  };
  return { send, sendLast: send };
};
