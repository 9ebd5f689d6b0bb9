import { laundryPaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { filtersOfQuery, queryAfter } from '../shop-list/shop-list-query';

/**
 * `/laundry` redirects to a shop when the query has an `id`, else to the list with its known parameters; product
 * specification §2.
 */
export const LaundryEntry = () => {
  const [query] = useSearchParams();
  const id = idOf(query.get('id'));
  if (id !== undefined) return <Navigate to={laundryPaths.detail(id)} replace />;
  const known = queryAfter(query, filtersOfQuery(query)).toString();
  // Uses a string like the host's redirect, which supports nothing else.
  return <Navigate to={known === '' ? laundryPaths.list() : `${laundryPaths.list()}?${known}`} replace />;
};
