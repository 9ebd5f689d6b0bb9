import { routeTable } from './route-table';
import { routes } from './routes';

describe('the route table of mf-laundry', () => {
  it('has a page for every route, and no page without a route', () => {
    expect(routes.map(({ path }) => path)).toEqual(routeTable.map(({ path }) => path));
  });
});
