import { idOf } from '@dongne/pages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { laundryPaths } from '../paths';

/** `/laundry` leads to the list, or to one shop when an `id` stands in the query; product specification §2. */
export const LaundryEntry = () => {
  const [query] = useSearchParams();
  const id = idOf(query.get('id'));
  return <Navigate to={id === undefined ? laundryPaths.list() : laundryPaths.detail(id)} replace />;
};
