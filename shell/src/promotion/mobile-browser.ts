import { drawnFor, isNativeApp } from '@dongne/platform';
import { hasFlag, setFlag } from '../popup-manager/flag-cookie';

/** System of a phone or tablet by its user agent; `undefined` for anything else. */
const mobileSystem = (userAgent: string): 'android' | 'ios' | undefined => {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
};

/**
 * System of a phone's browser; `undefined` on a desktop and in the native app's webview, which the cookie `fcmtoken`
 * marks (product specification §3).
 */
export const mobileBrowserSystem = (): 'android' | 'ios' | undefined =>
  isNativeApp() ? undefined : mobileSystem(drawnFor()?.userAgent ?? navigator.userAgent);

const DISMISSED = 'closeInstallBanner';
const WEEK_S = 7 * 24 * 3600;

/** Returns whether the install banner was dismissed within a week. */
export const isInstallBannerDismissed = (): boolean => hasFlag(DISMISSED);

/** Dismisses the install banner for a week. */
export const dismissInstallBanner = (): void => setFlag(DISMISSED, WEEK_S);
