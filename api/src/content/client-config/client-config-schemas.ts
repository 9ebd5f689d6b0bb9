import { Type } from 'typebox';
import { SocialProvider } from '#customers';
import { nullable, oneOf, ref } from '#base';

const AppVersion = Type.Object(
  { minimum: Type.String(), latest: Type.String(), storeUrl: Type.String() },
  { $id: 'AppVersion' },
);

/** Which native apps still work; an older one than `minimum` answers `OBSOLETE_VERSION` everywhere else. */
export const Versions = Type.Object({ android: ref(AppVersion), ios: ref(AppVersion) }, { $id: 'Versions' });

/** Public configuration of the front-ends; nothing in here is secret. */
export const ClientConfig = Type.Object(
  {
    map: Type.Object({ provider: oneOf(['leaflet', 'kakao']), key: nullable(Type.String()) }),
    postcode: Type.Object({ provider: oneOf(['none', 'kakao']) }),
    chat: Type.Object({ provider: oneOf(['none', 'channel']), key: nullable(Type.String()) }),
    analytics: Type.Object({ provider: oneOf(['none', 'firebase']), key: nullable(Type.String()) }),
    socialProviders: Type.Array(SocialProvider),
    storeLinks: Type.Object({ android: Type.String(), ios: Type.String() }),
  },
  { $id: 'ClientConfig' },
);
