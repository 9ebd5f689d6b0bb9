import { featureOf, pageFiles, withLazyRoute, withRouteEntry } from './page-template';

const TABLE_END = '] as const satisfies RemoteRouteTable;\n';
const PAGE = { remote: 'mf-mypage', path: '/mypage/couponBook/:id', title: '쿠폰북' };

describe('a new page', () => {
  it.each([
    ['/mypage/coupon', 'coupon'],
    ['/mypage/couponBook/:id', 'coupon-book'],
    ['/:shop/menu', 'menu'],
  ])('at %s is the feature %s', (path, feature) => {
    expect(featureOf(path)).toBe(feature);
  });

  it.each(['mypage', '/', '/마이', '/mypage/', '/:id', "/a'b"])('cannot have the path %s', (path) => {
    expect(() => featureOf(path)).toThrow(path);
  });

  it('has a test in its own folder', () => {
    expect(pageFiles(PAGE).map(({ path }) => path)).toEqual([
      'mf-mypage/src/coupon-book/coupon-book-page.tsx',
      'mf-mypage/src/coupon-book/coupon-book-page.test.tsx',
    ]);
  });

  it('is the last entry of the route table', () => {
    const table = withRouteEntry(`export const routeTable = [\n  { path: '/mypage' },\n${TABLE_END}`, PAGE);
    expect(table).toMatch(
      /'\/mypage' },\n {2}\{ path: '\/mypage\/couponBook\/:id', page: 'coupon-book\/coupon-book-page', .*title: '쿠폰북'.*\n\] as const satisfies RemoteRouteTable;\n$/,
    );
  });

  it('is refused when its path is taken', () => {
    expect(() => withRouteEntry("[\n  { path: '/mypage/couponBook/:id' },\n];\n", PAGE)).toThrow('already');
  });

  it('is loaded lazily', () => {
    const before = "export const routes = routesOf<typeof routeTable>({\n  '/mypage': lazyPage(load),\n});\n";
    expect(withLazyRoute(before, PAGE).split('\n')).toEqual([
      'export const routes = routesOf<typeof routeTable>({',
      "  '/mypage': lazyPage(load),",
      "  '/mypage/couponBook/:id': lazyPage(async () => (await import('./coupon-book/coupon-book-page')).CouponBookPage),",
      '});',
      '',
    ]);
  });
});
