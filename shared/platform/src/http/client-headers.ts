import Cookies from 'js-cookie';

/** `android/1.4.2` of the native app's cookie as the two headers of a member's call; none in a browser. */
export const versionHeaders = (): Record<string, string> => {
  const [platform, version] = (Cookies.get('appVersion') ?? '').split('/');
  const isKnown = platform === 'android' || platform === 'ios';
  return isKnown && version ? { versioncode: version, mobileplatform: platform } : {};
};

/** `device` header of a visitor's call; product specification §6. */
export const deviceKind = (userAgent: string): 'PC' | 'ANDROID' | 'IOS' | 'UNKNOWN' => {
  if (/android/i.test(userAgent)) return 'ANDROID';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'IOS';
  return /windows|macintosh|linux|cros/i.test(userAgent) ? 'PC' : 'UNKNOWN';
};
