export { PROVIDED } from './provided';
export { renderPage as drawPage, type RenderedPage, type PageRequest } from './render-page';
