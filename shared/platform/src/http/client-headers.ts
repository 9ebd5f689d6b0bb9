import { readCookie } from '../cookies/read-cookie';

/**
 * Returns the native app's platform and version from the cookie `appVersion` (`android/1.4.2`); `undefined` in a
 * browser or if invalid.
 */
export const nativeVersion = (): { readonly platform: 'android' | 'ios'; readonly version: string } | undefined => {
  const [platform, version] = (readCookie('appVersion') ?? '').split('/');
  return (platform === 'android' || platform === 'ios') && version ? { platform, version } : undefined;
};

/** Returns the native app's version as the two headers of a member's call; none in a browser. */
export const versionHeaders = (): Record<string, string> => {
  const native = nativeVersion();
  return native === undefined ? {} : { versioncode: native.version, mobileplatform: native.platform };
};

/** Returns the `device` header of a visitor's call; product specification §6. */
export const deviceKind = (userAgent: string): 'PC' | 'ANDROID' | 'IOS' | 'UNKNOWN' => {
  if (/android/i.test(userAgent)) return 'ANDROID';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  return /windows|macintosh|linux|cros/i.test(userAgent) ? 'PC' : 'UNKNOWN';
};
