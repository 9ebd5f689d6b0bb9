// Public interface of the partner API: requests and settings of a shop.
export { partnerPhotoRoutes } from './partner-photo-routes';
export { partnerRoutes } from './partner-routes';
export { partnerSettingRoutes } from './partner-setting-routes';
