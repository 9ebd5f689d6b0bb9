// Public interface of pickups without laundry, objections and their answers.
export { eraseObjections } from './no-show-repository';
export { isObjectable } from './no-show-rules';
export { NoShow, ObjectionBody, type ObjectionInput } from './no-show-schemas';
export { noShowView } from './no-show-view';
export { objectToNoShow } from './object-to-no-show';
export { operatorObjectionRoutes } from './objection-desk-routes';
export { reportNoShow } from './report-no-show';
