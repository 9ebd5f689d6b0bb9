import { matchPath } from 'react-router-dom';
import type { RouteTable } from '../route-table';

/** Path functions by name. */
type Paths = Readonly<Record<string, (...args: never[]) => string>>;

/** Numbers suit every parameter: an id, a step, a return path. */
const SOME_ARGUMENTS = [1, 1];

/** Returns the paths that match no route of the table. */
export const pathsWithoutRoute = (paths: Paths, routes: RouteTable): string[] =>
  Object.values(paths)
    .map((path) => String(Reflect.apply(path, undefined, SOME_ARGUMENTS)))
    .filter((url) => !routes.some((route) => matchPath(route.path, url.split('?')[0] ?? '')));
