// Entry of webpack's server bundle for server-side rendering.
export { pageHeads as heads } from './page-heads';
export { routes } from './routes';
