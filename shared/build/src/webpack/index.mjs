export { devServer } from './dev-server.mjs';
export { buildVersion, releaseStage } from './inputs.mjs';
export { PAGE_FILES, PageFiles } from './page-files.mjs';
export { SHARE_FILES } from './share-files.mjs';
export { remote } from './remote.mjs';
export { shell } from './shell.mjs';
export { SHARED_NAMES_FILE } from './shared-names.mjs';
export { SINGLETONS, SINGLETON_PREFIXES } from './singletons.mjs';
export { USED_ENDPOINTS_FILE } from './used-endpoints.mjs';
