import type { RouteTable } from '@dongne/platform';

const member = (path: string, title: string) =>
  ({ path, access: 'member', layout: 'default', bar: { left: 'back', title } }) as const;
const open = (path: string, title: string) =>
  ({ path, access: 'public', layout: 'default', bar: { left: 'back', title } }) as const;
/** Opened from the right of a bar, from wherever one stands. */
const side = (path: string, title: string) => ({ ...member(path, title), layout: 'side' }) as const;
const closeable = (path: string, title: string) =>
  ({ path, access: 'public', layout: 'closeable', bar: { left: 'close', title } }) as const;

/** This remote's table of contents. Publishing copies it into the registry. */
export const routeTable: RouteTable = [
  { path: '/mypage', access: 'member', layout: 'home', bar: null, title: '마이' },
  { ...member('/mypage/coupon', '쿠폰'), needs: 'coupons' },
  member('/mypage/point', '포인트'),
  member('/mypage/review', '내 리뷰'),
  member('/mypage/review/edit', '리뷰 수정'),
  side('/mypage/alarm', '알림'),
  side('/mypage/alarm/setting', '알림 설정'),
  open('/mypage/customer-center', '고객센터'),
  open('/mypage/notice', '공지사항'),
  open('/mypage/notice/:id', '공지사항 상세'),
  open('/noticeDetail', '공지사항 상세'),
  member('/mypage/info', '내 정보'),
  member('/mypage/info/nickname', '닉네임 변경'),
  member('/mypage/info/withdraw', '회원 탈퇴'),
  { ...member('/mypage/invite', '친구 초대'), needs: 'invite' },
  { ...closeable('/event', '이벤트'), needs: 'advertising' },
  { ...closeable('/event/springSale', '봄맞이 할인'), needs: 'advertising' },
  { ...closeable('/event/:id', '이벤트'), needs: 'advertising' },
  closeable('/how-to-use', '이용 방법'),
];
