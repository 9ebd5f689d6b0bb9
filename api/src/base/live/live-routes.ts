import { Type } from 'typebox';
import { forMembers, memberOf } from '../identity';
import { feature } from '../common';
import type { EventStream } from './event-stream';
import { LiveHub } from './live-hub';

const DESCRIPTION = `Server-sent events of this member until the access token runs out, ten minutes at most. Each is \`{kind,
applicationId, at}\`: something changed, and what it is now has to be asked. Lines that begin with a colon show that the stream
lives. A stream that is open misses nothing; between two of them something may have been missed.`;

/** Events are no JSON: the answer is the stream itself. */
const Events = Type.Unsafe<EventStream>({ type: 'string' });

/** The stream that tells a member what has changed, so that pages need not ask. */
export const liveRoutes = feature({ name: 'live', needs: ['auth', 'clock', 'database'] }, (app) => {
  const hub = new LiveHub(app);
  // Before the server waits for answers that are under way: these would never be done.
  app.addHook('preClose', () => hub.close());

  forMembers(app, (scope) => {
    scope.get(
      '/event-stream',
      {
        compress: false,
        // A stream that no one reads would stay open.
        exposeHeadRoute: false,
        schema: {
          description: DESCRIPTION,
          response: { 200: { content: { 'text/event-stream': { schema: Events } } } },
        },
      },
      async (request, reply) => {
        const stream = await hub.open(memberOf(request));
        try {
          // A session that ended on the way here has nobody to tell this stream of it any more.
          await app.auth.identify(request);
        } catch (error) {
          stream.destroy();
          throw error;
        }
        return reply
          .headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // What a proxy gathers until it is worth sending comes too late.
            'x-accel-buffering': 'no',
          })
          .send(stream);
      },
    );
  });
});
