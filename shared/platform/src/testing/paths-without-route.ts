import { matchPath } from 'react-router-dom';
import type { RouteTable } from '../route-table';

/** Functions that make paths, by name. */
type Paths = Readonly<Record<string, (...args: never[]) => string>>;

/** A number does for every parameter: an id, a step, where to go back to. */
const SOME_ARGUMENTS = [1, 1];

/** The paths that lead to no route of the table. */
export const pathsWithoutRoute = (paths: Paths, routes: RouteTable): string[] =>
  Object.values(paths)
    .map((path) => String(Reflect.apply(path, undefined, SOME_ARGUMENTS)))
    .filter((url) => !routes.some((route) => matchPath(route.path, url.split('?')[0] ?? '')));
