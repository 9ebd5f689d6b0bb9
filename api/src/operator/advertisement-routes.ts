import { Type } from 'typebox';
import { forOperators } from '../auth';
import { feature } from '../common';
import { advertise } from '../messages';

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

/** Advertising to everybody who has agreed to it. */
export const advertisementRoutes = feature(
  { name: 'advertisements', needs: ['auth', 'clock', 'database', 'messages'] },
  (app) => {
    forOperators(app, (scope) => {
      scope.post(
        '/advertisements',
        { schema: { tags: ['operator'], body: Advertisement, response: { 200: Advertised } } },
        async (request) => ({ members: await advertise(app, request.body) }),
      );
    });
  },
);
