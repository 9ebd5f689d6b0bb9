import { lazyPage } from './lazy-page';
import { routesOf } from './routes-of';

const TABLE = [
  { path: '/coupons/:id', page: 'coupon/coupon-page', access: 'public', layout: 'default', bar: null },
] as const;

it('makes routes that older shells know: path, element and handle, in a list', () => {
  const page = lazyPage(async () => () => <p>the page</p>);
  expect(routesOf<typeof TABLE>({ '/coupons/:id': page })).toEqual([{ path: '/coupons/:id', ...page }]);
});
