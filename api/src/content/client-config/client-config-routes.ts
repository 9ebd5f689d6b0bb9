import { forEverybody, feature, offeredProviders } from '#base';
import { ClientConfig, Versions } from './client-config-schemas';
import { APP_VERSIONS } from './app-versions';

const STORE_LINKS = { android: APP_VERSIONS.android.storeUrl, ios: APP_VERSIONS.ios.storeUrl };

const TAGGED = { publicResponse: 'tagged' } as const;

const turnedOnBy = <const Provider extends string>(provider: Provider, key: string | null) => ({
  provider: key === null ? ('none' as const) : provider,
  key,
});

/** Start-up data of a client: supported native apps and public configuration. */
export const clientConfigRoutes = feature({ name: 'client-config', needs: ['config'] }, (app) => {
  const { config } = app;

  const { kakaoMaps } = config.publicKeys;
  forEverybody(app, (scope) => {
    scope.get('/versions', { config: TAGGED, schema: { response: { 200: Versions } } }, async () => APP_VERSIONS);

    // Every feature works without provider keys; a key enables its provider.
    scope.get('/config', { config: TAGGED, schema: { response: { 200: ClientConfig } } }, async () => ({
      map: { provider: kakaoMaps === null ? ('leaflet' as const) : ('kakao' as const), key: kakaoMaps },
      postcode: { provider: config.kakaoPostcode ? ('kakao' as const) : ('none' as const) },
      chat: turnedOnBy('channel', config.publicKeys.channelTalk),
      analytics: turnedOnBy('firebase', config.publicKeys.firebase),
      // Buttons of the login page.
      socialProviders: offeredProviders(config.social),
      storeLinks: STORE_LINKS,
    }));
  });
});
