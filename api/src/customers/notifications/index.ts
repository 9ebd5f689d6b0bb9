// The door of notifications: what stands under the bell.
export { deleteNotificationsOf, notify } from './notification-repository';
export { notificationRoutes } from './notification-routes';
