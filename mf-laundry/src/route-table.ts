import type { RouteTable } from '@dongne/platform';

/** This remote's table of contents. Publishing copies it into the registry. */
export const routeTable: RouteTable = [
  // Leads on to the list or to a shop; of the two only what it leads to has a bar.
  { path: '/laundry', access: 'public', layout: 'default', bar: null },
  {
    path: '/laundry/list',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '세탁소 찾기', right: 'map' },
  },
  { path: '/laundry/map', access: 'public', layout: 'default', bar: null, title: '지도에서 보기' },
  { path: '/laundry/:id', access: 'public', layout: 'detail', bar: { left: 'back', title: '세탁소' } },
  { path: '/laundry/:id/review', access: 'public', layout: 'default', bar: { left: 'back', title: '리뷰' } },
  { path: '/laundry/review', access: 'public', layout: 'default', bar: { left: 'back', title: '리뷰' } },
  { path: '/laundry/review/:id', access: 'public', layout: 'default', bar: { left: 'back', title: '리뷰' } },
  { path: '/delivery-bag', access: 'public', layout: 'closeable', bar: { left: 'close', title: '수거백 신청' } },
  {
    path: '/delivery-bag/apply',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '수거백 신청서' },
  },
  { path: '/service', access: 'public', layout: 'closeable', bar: { left: 'close', title: '서비스 안내' } },
  { path: '/service/areaInfo', access: 'public', layout: 'default', bar: { left: 'back', title: '서비스 지역' } },
];
