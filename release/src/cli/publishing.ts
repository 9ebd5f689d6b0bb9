export { buildChecked, refuseBeforeBuild } from '../publish/before-publish';
export { publish } from '../publish/publish';
export { objectionsToPages } from '../render-check/render-check';
