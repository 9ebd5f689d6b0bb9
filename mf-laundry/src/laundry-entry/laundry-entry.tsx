import { idOf } from '@dongne/pages';
import { paths } from '@dongne/platform';
import { Navigate, useSearchParams } from 'react-router-dom';

/** `/laundry` leads to the list, or to one shop when an `id` stands in the query; product specification §2. */
export const LaundryEntry = () => {
  const [query] = useSearchParams();
  const id = idOf(query.get('id'));
  return <Navigate to={id === undefined ? paths.laundry.list() : paths.laundry.detail(id)} replace />;
};
