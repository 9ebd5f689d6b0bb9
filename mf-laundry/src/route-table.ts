import { endpoints, firstRead, VIEWER_POSITION } from '@dongne/contract';
import type { RemoteRouteTable } from '@dongne/platform';
import { INITIAL_FILTERS } from './shop-list/shop-list-rules';

const { handleItem: _none, q: _nothing, ...filters } = INITIAL_FILTERS;

/** Routes of this remote. Publishing copies it into the registry. */
export const routeTable = [
  // Redirects to the list or to a shop, so it has no app bar of its own.
  {
    path: '/laundry',
    page: 'laundry-entry/laundry-entry',
    access: 'public',
    layout: 'default',
    bar: null,
    search: 'alias',
  },
  {
    path: '/laundry/list',
    page: 'shop-list/shop-list-page',
    firstReads: [firstRead(endpoints.shopList, { ...filters, handleItem: '?handleItem', q: '?q', ...VIEWER_POSITION })],
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '세탁소 찾기', right: 'map' },
    title: '우리 동네 세탁소 찾기',
  },
  {
    path: '/laundry/map',
    page: 'shop-map/shop-map-page',
    access: 'public',
    layout: 'default',
    bar: null,
    title: '지도에서 세탁소 찾기',
  },
  {
    path: '/laundry/:id',
    page: 'shop-detail/shop-detail-page',
    firstReads: [firstRead(endpoints.shopDetail, { id: ':id', ...VIEWER_POSITION })],
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '세탁소' },
  },
  {
    path: '/laundry/:id/review',
    page: 'shop-reviews/review-list-page',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '리뷰' },
  },
  {
    path: '/laundry/review',
    page: 'shop-reviews/review-page',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '리뷰' },
    search: 'alias',
  },
  {
    path: '/laundry/review/:id',
    page: 'shop-reviews/review-page',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '리뷰' },
  },
  {
    path: '/delivery-bag',
    page: 'delivery-bag/delivery-bag-page',
    access: 'public',
    layout: 'closeable',
    bar: { left: 'close', title: '수거백 신청' },
  },
  {
    path: '/delivery-bag/apply',
    page: 'delivery-bag/delivery-bag-form-page',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '수거백 신청서' },
  },
  {
    path: '/service',
    page: 'service-guide/service-page',
    access: 'public',
    layout: 'closeable',
    bar: { left: 'close', title: '서비스 안내' },
  },
  {
    path: '/service/areaInfo',
    page: 'service-guide/service-area-page',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '서비스 지역' },
    title: '수거·배송 서비스 지역',
  },
] as const satisfies RemoteRouteTable;
