// The door of previews: pictures that messengers and search engines show of a page.
export { previewRoutes } from './preview-routes';
