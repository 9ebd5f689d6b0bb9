import type { App } from '../common/app-parts';
import { Refusal } from '../common/refusal';

/** The native apps in the stores, and the oldest that still works. */
export const APP_VERSIONS = {
  android: {
    minimum: '1.0.0',
    latest: '1.4.2',
    storeUrl: 'https://play.google.com/store/apps/details?id=example.dongne',
  },
  ios: { minimum: '1.0.0', latest: '1.4.2', storeUrl: 'https://apps.apple.com/kr/app/id0000000000' },
} as const;

const VERSION = /^(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?$/;

/** Whether `version` is older than `minimum`, both like `1.4.2`. What is no version is not judged: a browser sends none. */
export const isOlder = (version: string, minimum: string): boolean => {
  const [parts, least] = [VERSION.exec(version), VERSION.exec(minimum)];
  if (parts === null || least === null) return false;
  for (const position of [1, 2, 3]) {
    const difference = Number(parts[position] ?? 0) - Number(least[position] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** Refuses calls of native apps that are too old, everywhere but at `/versions`, which tells them so. */
export const refuseObsoleteApps = (app: App): void => {
  app.addHook('onRequest', async (request) => {
    const { versioncode, mobileplatform } = request.headers;
    if (typeof versioncode !== 'string' || (mobileplatform !== 'android' && mobileplatform !== 'ios')) return;
    if (request.routeOptions.url?.endsWith('/versions')) return;
    if (isOlder(versioncode, APP_VERSIONS[mobileplatform].minimum)) throw new Refusal('OBSOLETE_VERSION');
  });
};
