/**
 * The names of react-router-dom that the shell provides: every hook that works under `BrowserRouter`, whether
 * a page uses it yet or not. A shared package is not tree-shaken, and the whole of it is 85 kB gzip more. What only a data
 * router can do (`useBlocker`, `useLoaderData`, …) would throw here. Publishing refuses a remote that uses another name.
 */
export {
  BrowserRouter,
  createSearchParams,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useBeforeUnload,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router';
