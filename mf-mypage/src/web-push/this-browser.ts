import { PUSH_WORKER_PATH } from '@dongne/contract';
import { inTime } from '@dongne/pages';

/** Push subscription of a browser, as stored on the server. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Push state of this browser. */
export type BrowserPush =
  | { readonly state: 'unsupported' | 'denied' }
  /** Not asked yet, or allowed and turned off. */
  | { readonly state: 'off'; readonly wasAsked: boolean }
  | { readonly state: 'on'; readonly endpoint: string };

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** iOS supports push only for apps on the home screen. */
export const isIPhoneBrowser = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !isSupported();

/** Timeout of the browser and its push service, which never responds when a network blocks it. */
const ANSWER_LIMIT_MS = 10_000;
/** Timeout of the permission prompt: as a small icon it is often never answered. */
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

/** Push state of this browser, read without a prompt; `unsupported` after an error. Never throws. */
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
  // Unsubscribes another login's or another server key's subscription, which receives nothing any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
};

/**
 * Asks for the permission, which needs a user activation, and subscribes this browser.
 * @param publicKey the server's, base64url.
 * @returns the subscription; `null` without the permission.
 * @throws errors of the browser: no network to its push service, no worker, or a timeout of either or of the prompt.
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

/** Unsubscribes. Never throws: the server has deleted the subscription and pushes nothing to it. */
export const switchBrowserOff = async (): Promise<void> => {
  const ended = subscription().then((kept) => kept?.unsubscribe());
  await inTime(ended, ANSWER_LIMIT_MS).catch(() => undefined);
};
