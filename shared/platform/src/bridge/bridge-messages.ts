import { isRecord, parseForeign } from '../storage/foreign-json';

/** Version of the contract; the app reads it from `hello` and may refuse what it does not know. */
export const BRIDGE_VERSION = 1;

/** What this app says to the native app: JSON text, one object a message. */
export type ToNative =
  /** First of all, and before `ready`: the page has loaded and listens. */
  | { readonly type: 'hello'; readonly version: number }
  /** A cookie to keep beyond the webview's own store; `null` forgets it. */
  | { readonly type: 'cookie'; readonly name: string; readonly value: string | null }
  /** Who is logged in; `null` is a visitor. */
  | { readonly type: 'userStatus'; readonly userId: number | null }
  | { readonly type: 'closeApp' }
  /** The app's page in the store, for an update. */
  | { readonly type: 'openStore' }
  /** The phone's settings of this app: permissions, notifications. */
  | { readonly type: 'openSettings' };

/** Insets of notches and bars in CSS pixels. */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What push messages reach this phone by. */
export interface PushAddress {
  readonly fcmToken: string;
  /** Advertising id; `null` when the person keeps it to themselves. */
  readonly adId: string | null;
}

/** What the native app says to this app, through `window.dongneBridge.receive(text)`. */
export type FromNative =
  /** The app takes messages from now on. */
  | { readonly type: 'ready' }
  /** The hardware back button was pressed. */
  | { readonly type: 'back' }
  | { readonly type: 'pushAddress'; readonly address: PushAddress }
  | { readonly type: 'safeArea'; readonly area: SafeArea };

/** A message of the native app; `undefined` for anything that is none: any script of the page may call `receive`. */
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

/** No phone has a wider edge; a nonsense number must not push the page out of sight. */
const MAX_INSET_PX = 120;

const safeAreaOf = ({ top, right, bottom, left }: Record<string, unknown>): FromNative | undefined =>
  isInset(top) && isInset(right) && isInset(bottom) && isInset(left)
    ? { type: 'safeArea', area: { top, right, bottom, left } }
    : undefined;

const isInset = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_INSET_PX;
