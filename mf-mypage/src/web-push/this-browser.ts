import { PUSH_WORKER_PATH } from '@dongne/contract';
import { inTime } from '@dongne/pages';

/** What the server keeps of a browser that it may push to. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What this browser says of pushes. */
export type BrowserPush =
  | { readonly state: 'unsupported' | 'denied' }
  /** Nobody was asked yet, or it was allowed and is switched off. */
  | { readonly state: 'off'; readonly wasAsked: boolean }
  | { readonly state: 'on'; readonly endpoint: string };

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPhone pushes only to what stands on its home screen. */
export const isIPhoneBrowser = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isSupported();

/** Limit of the browser and of its push service, which never answers where a network blocks it. */
const ANSWER_LIMIT_MS = 10_000;
/** Limit of the browser's question: one that is shown as a small icon is never answered by most people. */
const QUESTION_LIMIT_MS = 30_000;

const registered = () => navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

const stateNow = async (): Promise<BrowserPush> => {
  if (!isSupported()) return { state: 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const kept = await subscription();
  if (kept === null || Notification.permission !== 'granted')
    return { state: 'off', wasAsked: Notification.permission === 'granted' };
  return { state: 'on', endpoint: kept.endpoint };
};

/** State of pushes in this browser, without a question; `unsupported` where it cannot be read. Never throws. */
export const readBrowserPush = (): Promise<BrowserPush> =>
  inTime(stateNow(), ANSWER_LIMIT_MS).catch(() => ({ state: 'unsupported' }));

const inUse = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active !== null || worker === null) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was given up.'));
    });
  });
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

const base64urlOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const subscribed = async (publicKey: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(PUSH_WORKER_PATH);
  await inUse(registration);
  // One of another login, or of another key of the server, receives no pushes any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
};

/**
 * Asks for the permission, which a browser takes only from a press, and lets this browser be pushed to.
 *
 * @param publicKey the server's, base64url.
 * @returns where to push to; `null` when the permission was not given.
 * @throws what the browser throws: no network to its push service, no worker; also when one of them, or the person, does not answer in time.
 */
export const switchBrowserOn = async (publicKey: string): Promise<PushAddress | null> => {
  if ((await inTime(Notification.requestPermission(), QUESTION_LIMIT_MS)) !== 'granted') return null;
  const kept = await inTime(subscribed(publicKey), ANSWER_LIMIT_MS);
  return {
    endpoint: kept.endpoint,
    p256dh: base64urlOf(kept.getKey('p256dh')),
    auth: base64urlOf(kept.getKey('auth')),
  };
};

/** Ends the subscription. Never throws: the server, which has forgotten its address, pushes nothing to one that stays. */
export const switchBrowserOff = async (): Promise<void> => {
  const ended = subscription().then((kept) => kept?.unsubscribe());
  await inTime(ended, ANSWER_LIMIT_MS).catch(() => undefined);
};
