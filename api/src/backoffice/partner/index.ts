// Public interface of a shop's settings: hours, pauses, prices and photos.
export { partnerPhotoRoutes } from './partner-photo-routes';
export { partnerSettingRoutes } from './partner-setting-routes';
