export { devServer } from './dev-server.mjs';
export { buildVersion, releaseStage } from './inputs.mjs';
export { remote } from './remote.mjs';
export { shell } from './shell.mjs';
export { SINGLETONS, SINGLETON_PREFIXES } from './singletons.mjs';
