import { laundryPaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { filtersOfQuery, queryAfter } from '../shop-list/shop-list-query';

/** `/laundry` leads to one shop when an `id` stands in the query, else to the list with what that understands of it; product specification §2. */
export const LaundryEntry = () => {
  const [query] = useSearchParams();
  const id = idOf(query.get('id'));
  if (id !== undefined) return <Navigate to={laundryPaths.detail(id)} replace />;
  const kept = queryAfter(query, filtersOfQuery(query)).toString();
  // A text, by which the host leads on too: it knows no other.
  return <Navigate to={kept === '' ? laundryPaths.list() : `${laundryPaths.list()}?${kept}`} replace />;
};
