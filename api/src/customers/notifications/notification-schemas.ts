import { Type, type Static } from 'typebox';
import { Id, Instant, nullable, oneOf, ref } from '#base';

const NOTIFICATION_KINDS = ['order', 'price', 'payment', 'bag', 'membership', 'benefit', 'notice', 'event'] as const;

export const MemberNotification = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(NOTIFICATION_KINDS),
    title: Type.String(),
    text: Type.String(),
    path: nullable(Type.String({ description: 'page of the app it leads to' })),
    request: Type.Optional(
      Type.Object(
        { id: Type.Integer(), laundryName: Type.String(), collectionTime: Type.Optional(Instant) },
        { description: 'what it is about; left out unless it is a request' },
      ),
    ),
    isRead: Type.Boolean(),
    createdAt: Instant,
  },
  { $id: 'MemberNotification' },
);

export const NotificationPage = Type.Object(
  { items: Type.Array(ref(MemberNotification)), nextCursor: nullable(Type.String()) },
  { $id: 'NotificationPage' },
);

export const NotificationCount = Type.Object({ count: Type.Integer() }, { $id: 'NotificationCount' });

export const ReadNotifications = Type.Object(
  { ids: Type.Optional(Type.Array(Id, { maxItems: 100 })), all: Type.Optional(Type.Boolean()) },
  { $id: 'ReadNotifications' },
);

export type NotificationView = Static<typeof MemberNotification>;
