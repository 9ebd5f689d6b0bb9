import type { RemoteRouteTable } from '@dongne/platform';

/** Routes of this remote. Publishing copies it into the registry. */
export const routeTable = [
  {
    path: '/login',
    page: 'login/login-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'step-back', title: '로그인' },
    search: 'hidden',
  },
  {
    path: '/login/withdraw',
    page: 'rejoin/rejoin-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '재가입 안내' },
    search: 'hidden',
  },
  {
    path: '/login/number',
    page: 'lost-number/stop-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '번호 변경 멈추기' },
    search: 'hidden',
  },
  {
    path: '/phoneAuth',
    page: 'login/login-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'step-back', title: '휴대폰 본인 확인' },
    search: 'hidden',
  },
  { path: '/auth', page: 'welcome/entry-page', access: 'public', layout: 'none', bar: null, search: 'hidden' },
  {
    path: '/onboard',
    page: 'welcome/onboard-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '서비스 소개' },
    search: 'hidden',
  },
  {
    path: '/service/update/address',
    page: 'address-change/member-address-page',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '주소 변경' },
    needs: 'addressChange',
  },
  {
    path: '/service/non-member-update/address',
    page: 'address-change/visitor-address-page',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '주소 변경' },
    search: 'hidden',
  },
] as const satisfies RemoteRouteTable;
