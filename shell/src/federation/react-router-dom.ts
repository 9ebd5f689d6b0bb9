/**
 * Names of react-router-dom that the shell provides: every hook that works under `BrowserRouter`. Shared packages are
 * not tree-shaken; all of it is 85 kB gzip more. APIs of data routers (`useBlocker`, `useLoaderData`, …) would throw
 * here. Publishing refuses a remote that imports another name.
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
