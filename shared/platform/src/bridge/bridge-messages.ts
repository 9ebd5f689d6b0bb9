import { isRecord, parseForeign } from '@dongne/contract';

/** Version of the contract; the app reads it from `hello` and may reject an unknown one. */
export const BRIDGE_VERSION = 1;

/** Messages to the native app: JSON text, one object each. */
export type ToNative =
  /** Sent first, before `ready`: the page has loaded and listens. */
  | { readonly type: 'hello'; readonly version: number }
  /** Cookie to store beyond the webview's own store; `null` removes it. */
  | { readonly type: 'cookie'; readonly name: string; readonly value: string | null }
  /** Logged-in member; `null` is a visitor. */
  | { readonly type: 'userStatus'; readonly userId: number | null }
  | { readonly type: 'closeApp' }
  /** Opens the app's page in the store, for an update. */
  | { readonly type: 'openStore' }
  /** Opens the phone's settings of this app: permissions, notifications. */
  | { readonly type: 'openSettings' };

/** Insets of notches and bars in CSS pixels. */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Address of this phone for push messages. */
export interface PushAddress {
  readonly fcmToken: string;
  /** Advertising id; `null` when the person has opted out. */
  readonly adId: string | null;
}

/** Messages from the native app, through `window.dongneBridge.receive(text)`. */
export type FromNative =
  /** The app accepts messages from now on. */
  | { readonly type: 'ready' }
  /** The hardware back button was pressed. */
  | { readonly type: 'back' }
  | { readonly type: 'pushAddress'; readonly address: PushAddress }
  | { readonly type: 'safeArea'; readonly area: SafeArea };

/**
 * Parses a message of the native app; `undefined` for anything invalid, because any script of the page may call
 * `receive`.
 */
export const messageOf = (raw: unknown): FromNative | undefined => {
  const said = typeof raw === 'string' ? parseForeign(raw) : raw;
  if (!isRecord(said)) return undefined;
  switch (said['type']) {
    case 'ready':
      return { type: 'ready' };
    case 'back':
      return { type: 'back' };
    case 'pushAddress':
      return pushAddressOf(said);
    case 'safeArea':
      return safeAreaOf(said);
    default:
      return undefined;
  }
};

const pushAddressOf = ({ fcmToken, adId }: Record<string, unknown>): FromNative | undefined =>
  typeof fcmToken === 'string' && fcmToken !== ''
    ? { type: 'pushAddress', address: { fcmToken, adId: typeof adId === 'string' && adId !== '' ? adId : null } }
    : undefined;

/** Upper limit of an inset: an absurd value must not push the page out of sight. */
const MAX_INSET_PX = 120;

const safeAreaOf = ({ top, right, bottom, left }: Record<string, unknown>): FromNative | undefined =>
  isInset(top) && isInset(right) && isInset(bottom) && isInset(left)
    ? { type: 'safeArea', area: { top, right, bottom, left } }
    : undefined;

const isInset = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_INSET_PX;
