import { drawnFor, isNativeApp } from '@dongne/platform';
import { hasFlag, setFlag } from '../popup-manager/flag-cookie';

/** The system of a phone or tablet, by its name for itself; `undefined` for anything else. */
const mobileSystem = (userAgent: string): 'android' | 'ios' | undefined => {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
};

/**
 * The system of a phone's browser, whose owner may want the app; `undefined` in the native app's webview, which the
 * cookie `fcmtoken` marks (product specification §3), and on a computer.
 */
export const mobileBrowserSystem = (): 'android' | 'ios' | undefined =>
  isNativeApp() ? undefined : mobileSystem(drawnFor()?.userAgent ?? navigator.userAgent);

const DISMISSED = 'closeInstallBanner';
const WEEK_S = 7 * 24 * 3600;

/** Whether the customer has closed the install banner within a week. */
export const isInstallBannerDismissed = (): boolean => hasFlag(DISMISSED);

/** Keeps the install banner away for a week. */
export const dismissInstallBanner = (): void => setFlag(DISMISSED, WEEK_S);
