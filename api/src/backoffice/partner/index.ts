// The door of the partner API: what a shop does with its requests and its settings.
export { partnerPhotoRoutes } from './partner-photo-routes';
export { partnerRoutes } from './partner-routes';
export { partnerSettingRoutes } from './partner-setting-routes';
