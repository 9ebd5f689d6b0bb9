/** A page that is still to come, loaded like any other. */
export { PreparingPage } from '@dongne/pages';
