import type { RouteTable } from '@dongne/platform';

/** This remote's table of contents. Publishing copies it into the registry. */
export const routeTable: RouteTable = [
  { path: '/login', access: 'public', layout: 'detail', bar: { left: 'step-back', title: '로그인' } },
  { path: '/login/withdraw', access: 'public', layout: 'detail', bar: { left: 'back', title: '재가입 안내' } },
  { path: '/phoneAuth', access: 'public', layout: 'detail', bar: { left: 'step-back', title: '휴대폰 본인 확인' } },
  { path: '/auth', access: 'public', layout: 'none', bar: null },
  { path: '/onboard', access: 'public', layout: 'detail', bar: { left: 'back', title: '서비스 소개' } },
  {
    path: '/service/update/address',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '주소 변경' },
    needs: 'addressChange',
  },
  {
    path: '/service/non-member-update/address',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '주소 변경' },
  },
];
