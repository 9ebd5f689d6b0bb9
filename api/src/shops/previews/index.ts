// Entry point of link previews for messengers and search engines.
export { previewRoutes } from './preview-routes';
