import { Type } from 'typebox';
import { forMembers, memberOf, feature, CursorQuery } from '#base';
import { NotificationCount, NotificationPage, ReadNotifications } from './notification-schemas';
import { countUnread, listNotifications, markRead } from './notification-service';

/** Notifications: unread count, list, and marking as read. */
export const notificationRoutes = feature({ name: 'notification', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/notification/count', { schema: { response: { 200: NotificationCount } } }, async (request) => ({
      count: await countUnread(app.database, memberOf(request).memberId),
    }));

    scope.get(
      '/notification',
      { schema: { querystring: CursorQuery, response: { 200: NotificationPage } } },
      (request) => listNotifications(app.database, memberOf(request).memberId, request.query.cursor),
    );

    scope.put(
      '/notification/read',
      { schema: { body: ReadNotifications, response: { 204: Type.Null() } } },
      async (request, reply) => {
        await markRead(app, memberOf(request).memberId, request.body);
        return reply.code(204).send(null);
      },
    );
  }),
);
