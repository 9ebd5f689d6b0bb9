// The door of operators: what our own support people answer.
export { operatorRoutes } from './operator-routes';
