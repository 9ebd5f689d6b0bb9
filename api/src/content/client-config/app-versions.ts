import { isOlderVersion } from '@dongne/contract';
import { type App, Refusal } from '#base';

/** The native apps in the stores, and the oldest that still works. */
export const APP_VERSIONS = {
  android: {
    minimum: '1.0.0',
    latest: '1.4.2',
    storeUrl: 'https://play.google.com/store/apps/details?id=example.dongne',
  },
  ios: { minimum: '1.0.0', latest: '1.4.2', storeUrl: 'https://apps.apple.com/kr/app/id0000000000' },
} as const;

/** Rejects calls of obsolete native apps everywhere except at `/versions`, where they learn of it. */
export const refuseObsoleteApps = (app: App): void => {
  app.addHook('onRequest', async (request) => {
    const { versioncode, mobileplatform } = request.headers;
    if (typeof versioncode !== 'string' || (mobileplatform !== 'android' && mobileplatform !== 'ios')) return;
    if (request.routeOptions.url?.endsWith('/versions')) return;
    if (isOlderVersion(versioncode, APP_VERSIONS[mobileplatform].minimum)) throw new Refusal('OBSOLETE_VERSION');
  });
};
