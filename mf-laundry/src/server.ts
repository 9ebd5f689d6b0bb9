// What the server draws pages with: webpack's server bundle begins here.
export { pageHeads as heads } from './page-heads';
export { routes } from './routes';
