import { deviceNow } from '@dongne/platform';
import type { TrackedEvent } from '@dongne/platform';
import type { EventAdapter } from './event-sender';

const COLLECT = 'https://www.google-analytics.com/g/collect';
const CLIENT_KEY = 'dongne.analyticsClient';

/**
 * Random ID per browser, shared with no other service: Google counts devices by it. Without storage every page counts
 * as a device.
 */
const clientId = (): string => {
  const fresh = `${crypto.getRandomValues(new Uint32Array(1))[0] ?? 0}.${Math.floor(deviceNow() / 1_000)}`;
  try {
    const stored = localStorage.getItem(CLIENT_KEY);
    if (stored !== null && /^\d+\.\d+$/.test(stored)) return stored;
    localStorage.setItem(CLIENT_KEY, fresh);
  } catch {
    // Storage is full or blocked.
  }
  return fresh;
};

const lineOf = ({ name, properties }: TrackedEvent): string => {
  const line = new URLSearchParams({ en: name });
  for (const [key, value] of Object.entries(properties)) {
    // Parameter name that Firebase's own screen reports read.
    const parameter = name === 'screen_view' && key === 'screen' ? 'firebase_screen' : key;
    line.set(`${typeof value === 'number' ? 'epn' : 'ep'}.${parameter}`, String(value));
  }
  return line.toString();
};

/**
 * Firebase Analytics through its web stream: Google's own script is larger than the shell, sets cookies and reads the
 * address bar, which contains ids (docs/architecture.md).
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
