import { forEverybody } from '../auth';
import { feature } from '../common';
import { ClientConfig, Versions } from './client-config-schemas';
import { APP_VERSIONS } from './app-versions';

const STORE_LINKS = { android: APP_VERSIONS.android.storeUrl, ios: APP_VERSIONS.ios.storeUrl };

const turnedOnBy = <const Provider extends string>(provider: Provider, key: string | null) => ({
  provider: key === null ? ('none' as const) : provider,
  key,
});

/** What a client must know before it does anything: supported native apps and public configuration. */
export const clientConfigRoutes = feature({ name: 'client-config', needs: ['config'] }, (app) => {
  const { config } = app;

  const { google } = config;
  const { kakaoMaps } = config.publicKeys;
  const social =
    google === null
      ? []
      : [
          {
            provider: 'GOOGLE' as const,
            clientId: google.clientId,
            authorizationEndpoint: google.authorizationEndpoint,
          },
        ];
  forEverybody(app, (scope) => {
    scope.get('/versions', { schema: { response: { 200: Versions } } }, async () => APP_VERSIONS);

    // Everything works without a key of any provider; a key turns its provider on.
    scope.get('/config', { schema: { response: { 200: ClientConfig } } }, async () => ({
      map: { provider: kakaoMaps === null ? ('leaflet' as const) : ('kakao' as const), key: kakaoMaps },
      postcode: { provider: config.kakaoPostcode ? ('kakao' as const) : ('none' as const) },
      chat: turnedOnBy('channel', config.publicKeys.channelTalk),
      analytics: turnedOnBy('firebase', config.publicKeys.firebase),
      // The login page offers what stands here.
      socialProviders: social.map(({ provider }) => provider),
      social,
      storeLinks: STORE_LINKS,
    }));
  });
});
