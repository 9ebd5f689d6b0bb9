/** The native app around the webview. In a browser every call does nothing. */
export interface Bridge {
  /** Whether a native app is there. */
  readonly isNative: boolean;
  closeApp(): void;
  openSettings(): void;
  /** Tells the app who is logged in; `undefined` after logout. */
  reportUser(userId: number | undefined): void;
}

/** The bridge of a plain browser. */
export const bridge: Bridge = {
  isNative: false,
  closeApp: () => undefined,
  openSettings: () => undefined,
  reportUser: () => undefined,
};
