import { Type } from 'typebox';
import { forOperators, feature, Instant, nullable } from '#base';
import { advertise, advertisingAudience } from '#customers';

const Advertisement = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    path: Type.String({ pattern: '^/[^/\\\\]', maxLength: 200, description: 'page of the app that it leads to' }),
  },
  { $id: 'Advertisement' },
);

const Advertised = Type.Object(
  { members: Type.Integer({ description: 'to whom it was written' }) },
  { $id: 'Advertised' },
);

const AdvertisingAudience = Type.Object(
  {
    members: Type.Integer({
      description: 'to whom it would be written: agreed to it, and not taken away by a programme',
    }),
    withDevice: Type.Integer({
      description: 'of them, whose phone or browser gets it; the others read it under the bell',
    }),
    atNight: Type.Integer({ description: 'of them, who have agreed to advertising at night, too' }),
    nightEndsAt: nullable(Instant, { description: 'when it goes to those who have not; null by day' }),
  },
  { $id: 'AdvertisingAudience' },
);

/** Advertising to every member who has agreed to it. */
export const advertisementRoutes = feature(
  { name: 'advertisements', needs: ['auth', 'clock', 'database', 'messages'] },
  (app) => {
    forOperators(app, (scope) => {
      scope.get(
        '/advertisements/audience',
        { schema: { tags: ['operator'], response: { 200: AdvertisingAudience } } },
        async () => {
          const { nightEndsAt, ...counted } = await advertisingAudience(app);
          return { ...counted, nightEndsAt: nightEndsAt?.toISOString() ?? null };
        },
      );
      scope.post(
        '/advertisements',
        { schema: { tags: ['operator'], body: Advertisement, response: { 200: Advertised } } },
        async (request) => ({ members: await advertise(app, request.body) }),
      );
    });
  },
);
