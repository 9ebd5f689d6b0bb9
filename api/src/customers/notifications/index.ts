// Entry point of notifications.
export { deleteNotificationsOf, notify } from './notification-repository';
export { notificationRoutes } from './notification-routes';
