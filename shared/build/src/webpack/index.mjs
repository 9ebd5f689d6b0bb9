export { devServer } from './dev-server.mjs';
export { PageFiles } from './page-files.mjs';
export { remote } from './remote.mjs';
export { shell } from './shell.mjs';
