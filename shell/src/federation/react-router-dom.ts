/**
 * The names of react-router-dom that this app uses, and no other: a shared package is not tree-shaken, and the whole of
 * it weighs twice as much. A name that is missing here is missing at run time; the lint rule on `react-router-dom`
 * reads this list.
 */
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
