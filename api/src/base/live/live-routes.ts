import { Type } from 'typebox';
import { forMembers, memberOf } from '../identity';
import { feature } from '../common';
import type { EventStream } from './event-stream';
import { LiveHub } from './live-hub';

const DESCRIPTION = `Server-sent events of this member until the access token runs out, ten minutes at most. Each is \`{kind,
applicationId, at}\`: something changed, and what it is now has to be asked. Lines that begin with a colon show that the stream
lives. A stream that is open misses nothing; between two of them something may have been missed.`;

/** Events are not JSON: the response is the stream itself. */
const Events = Type.Unsafe<EventStream>({ type: 'string' });

/** Stream of a member's changes, which replaces polling. */
export const liveRoutes = feature({ name: 'live', needs: ['auth', 'clock', 'database'] }, (app) => {
  const hub = new LiveHub(app);
  // Close streams in `preClose`, because the server waits for running responses, and these never end.
  app.addHook('preClose', () => hub.close());

  forMembers(app, (scope) => {
    scope.get(
      '/event-stream',
      {
        compress: false,
        // A HEAD route would leave the stream open without a reader.
        exposeHeadRoute: false,
        schema: {
          description: DESCRIPTION,
          response: { 200: { content: { 'text/event-stream': { schema: Events } } } },
        },
      },
      async (request, reply) => {
        const stream = await hub.open(memberOf(request));
        try {
          // Authenticates first: a session that has ended by now would get no event about it.
          await app.auth.identify(request);
        } catch (error) {
          stream.destroy();
          throw error;
        }
        return reply
          .headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // Disables buffering in proxies, which delays events.
            'x-accel-buffering': 'no',
          })
          .send(stream);
      },
    );
  });
});
