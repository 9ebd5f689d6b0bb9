import { PUSH_WORKER_PATH } from '@dongne/contract';

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

const registered = () => navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

/** How pushes stand in this browser now; asks nobody. */
export const readBrowserPush = async (): Promise<BrowserPush> => {
  if (!isSupported()) return { state: 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const kept = await subscription();
  if (kept === null || Notification.permission !== 'granted')
    return { state: 'off', wasAsked: Notification.permission === 'granted' };
  return { state: 'on', endpoint: kept.endpoint };
};

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

/** A push service that a network blocks never answers; nobody looks at a switch for longer. */
const SUBSCRIBE_LIMIT_MS = 10_000;

/** @throws when it has not come in time. */
const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Asks for the permission, which a browser takes only from a press, and lets this browser be pushed to.
 *
 * @param publicKey the server's, base64url.
 * @returns where to push to; `null` when the permission was not given.
 * @throws what the browser throws: no network to its push service, no worker; also when that service does not answer.
 */
export const switchBrowserOn = async (publicKey: string): Promise<PushAddress | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(PUSH_WORKER_PATH);
  await inUse(registration);
  // One of another login, or of another key of the server: nobody can push to it any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const kept = await inTime(
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }),
    SUBSCRIBE_LIMIT_MS,
  );
  return {
    endpoint: kept.endpoint,
    p256dh: base64urlOf(kept.getKey('p256dh')),
    auth: base64urlOf(kept.getKey('auth')),
  };
};

/** Lets nobody push to this browser any more. */
export const switchBrowserOff = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};
