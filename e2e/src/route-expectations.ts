/** Placeholders of a route, which the walk fills in: `/laundry/{shop}`. */
export type RoutePlace = 'shop' | 'shopName' | 'request' | 'denied' | 'cancelled' | 'review' | 'notice' | 'inquiry';

/** Icon that leaves a screen. `either`: unspecified, so back or close. */
export type ExpectedLeft = 'back' | 'step-back' | 'close' | 'either';

/** Layout of a page; product specification §2, assigned to rows in docs/architecture.md. */
export type ExpectedLayout = 'home' | 'default' | 'detail' | 'side' | 'closeable' | 'none';

/** Right side of the bar: a button's name, `some` button, `none`, or `unsaid` where it is unspecified. */
export type ExpectedRight = '홈으로' | '지도에서 보기' | '설정' | 'some' | 'none' | 'unsaid';

export interface ExpectedBar {
  readonly left: ExpectedLeft;
  readonly right: ExpectedRight;
}

/** Row of the route table of the product specification §2. */
export interface RouteExpectation {
  /** URL with placeholders. */
  readonly open: string;
  /** `visitor`: members are redirected to Home. */
  readonly access: 'public' | 'member' | 'visitor';
  readonly bar: ExpectedBar | 'no bar';
  /** Only level-1 heading; `undefined` where it is unspecified. */
  readonly title: string | undefined;
  /** Document title before the product's name, where it differs from the heading. */
  readonly tabTitle?: string | RegExp;
  readonly layout: ExpectedLayout;
  /** Heading for a voucher user, where it differs. */
  readonly titleForVouchers?: string;
  /** Allows overlapping pins on a map. */
  readonly isMap?: true;
  /** Redirect target for everyone. */
  readonly leadsTo?: string;
  /** Redirect target for members of a visitors' page. */
  readonly leadsMembersTo?: string;
}

type Row = Pick<RouteExpectation, 'open' | 'access' | 'title'>;

const publicRow = (open: string, title?: string): Row => ({ open, access: 'public', title });
const memberRow = (open: string, title: string): Row => ({ open, access: 'member', title });

const withBar = (left: ExpectedLeft, right: ExpectedRight, row: Row): RouteExpectation => ({
  ...row,
  bar: { left, right },
  layout: 'default',
});

const inTab = (tabTitle: string | RegExp, row: RouteExpectation): RouteExpectation => ({ ...row, tabTitle });

const back = (row: Row): RouteExpectation => withBar('back', 'none', row);
const stepBack = (row: Row): RouteExpectation => withBar('step-back', 'none', row);
const backAndHome = (row: Row): RouteExpectation => withBar('back', '홈으로', row);
const backAndRight = (row: Row): RouteExpectation => withBar('back', 'some', row);
const close = (row: Row): RouteExpectation => ({ ...withBar('close', 'none', row), layout: 'closeable' });
/** Screen whose header is unspecified. */
const unsaid = (row: Row): RouteExpectation => withBar('either', 'unsaid', row);
const noBar = (row: Row): RouteExpectation => ({ ...row, bar: 'no bar', layout: 'none' });
/** One of the three tabs. */
const tab = (row: Row): RouteExpectation => ({ ...row, bar: 'no bar', layout: 'home' });

const inLayout =
  (layout: ExpectedLayout) =>
  (row: RouteExpectation): RouteExpectation => ({ ...row, layout });
/** Page of one entity, with its action at the bottom. */
const detail = inLayout('detail');
/** Page that opens from the right of a bar. */
const side = inLayout('side');

/**
 * All rows of the route table of the product specification §2, with optional parts as separate rows. Access follows the
 * rulings' list of public routes. Written by hand and independent of the app's route tables, so that the walk can find
 * differences.
 */
export const ROUTE_EXPECTATIONS: readonly RouteExpectation[] = [
  tab(publicRow('/', '동네세탁')),
  tab(memberRow('/usage', '이용현황')),
  detail(backAndHome(memberRow('/usage/detail?id={request}', '이용 상세'))),
  detail(backAndHome(memberRow('/usage/detail?id={request}&prevUrl=%2Fusage', '이용 상세'))),
  // Not specified: price page and receipt.
  detail(backAndHome(memberRow('/usage/approve?id={request}', '금액 확인'))),
  detail(backAndHome(memberRow('/usage/receipt?id={request}', '금액 승인 내역'))),
  detail(backAndHome(memberRow('/usage/deny?id={denied}', '세탁소 거절 안내'))),
  detail(unsaid(memberRow('/usage/{request}/modify', '신청 수정'))),
  detail(back(memberRow('/usage/{request}/modify/mend/step1', '수선 등록'))),
  detail(back(memberRow('/usage/{request}/modify/mend/step2', '수선 등록'))),
  close(memberRow('/usage/{request}/modify/mend/step3', '수선 부위 선택')),
  detail(unsaid(memberRow('/usage/noshow?id={cancelled}', '신청 취소 사유'))),
  detail(unsaid(memberRow('/usage/review?id={request}', '리뷰 쓰기'))),
  // Not specified: lost or damaged laundry.
  detail(unsaid(memberRow('/usage/claim?id={request}', '분실·손상 접수'))),
  tab(memberRow('/mypage', '마이')),
  unsaid(memberRow('/mypage/coupon', '쿠폰')),
  { ...unsaid(memberRow('/mypage/point', '포인트')), titleForVouchers: '바우처' },
  detail(unsaid(memberRow('/mypage/payment', '결제수단 관리'))),
  detail(unsaid(memberRow('/mypage/payment/card', '카드 등록'))),
  unsaid(memberRow('/mypage/review', '내 리뷰')),
  detail(unsaid(memberRow('/mypage/review/edit', '리뷰 수정'))),
  side(withBar('either', '설정', memberRow('/mypage/alarm', '알림'))),
  side(unsaid(memberRow('/mypage/alarm/setting', '알림 설정'))),
  inTab('고객센터와 자주 묻는 질문', unsaid(publicRow('/mypage/customer-center', '고객센터'))),
  // Not specified: messages to support.
  unsaid(memberRow('/mypage/inquiry', '내 문의')),
  unsaid(memberRow('/mypage/inquiry/write', '문의 남기기')),
  unsaid(memberRow('/mypage/inquiry/{inquiry}', '문의 상세')),
  unsaid(publicRow('/mypage/notice', '공지사항')),
  inTab(/\S/, unsaid(publicRow('/mypage/notice/{notice}', '공지사항 상세'))),
  inTab(/\S/, unsaid(publicRow('/noticeDetail?id={notice}', '공지사항 상세'))),
  unsaid(memberRow('/mypage/info', '내 정보')),
  unsaid(memberRow('/mypage/info/nickname', '닉네임 변경')),
  // Not specified: phone number and consents of a member.
  unsaid(memberRow('/mypage/info/phone', '휴대폰 번호 변경')),
  unsaid(memberRow('/mypage/info/devices', '로그인한 기기')),
  unsaid(memberRow('/mypage/info/consents', '약관과 동의')),
  unsaid(memberRow('/mypage/info/withdraw', '회원 탈퇴')),
  unsaid(memberRow('/mypage/invite', '친구 초대')),
  detail(stepBack({ open: '/login', access: 'visitor', title: '로그인' })),
  detail(unsaid(publicRow('/login/withdraw', '재가입 안내'))),
  // Not specified: target of the SMS about a lost number.
  detail(unsaid(publicRow('/login/number', '번호 변경 멈추기'))),
  // Phone step of the login, for visitors only.
  detail(stepBack({ open: '/phoneAuth', access: 'visitor', title: '휴대폰 본인 확인' })),
  noBar(publicRow('/auth', '동네세탁')),
  { ...detail(unsaid(publicRow('/onboard', '서비스 소개'))), titleForVouchers: '바우처 이용 안내' },
  close(publicRow('/how-to-use', '이용 방법')),
  close(publicRow('/event', '이벤트')),
  // Review event, whose title is loaded with it.
  { ...close(publicRow('/event/61', '리뷰 쓰고 포인트 받기')), titleForVouchers: '이벤트' },
  close(publicRow('/event/springSale', '봄맞이 할인')),
  // Not specified: targets of the two banners of Home.
  close(publicRow('/event/socks', '양말 줍기')),
  close(publicRow('/event/ox', 'O/X 세탁 퀴즈')),
  close(publicRow('/delivery-bag', '수거백 신청')),
  close(memberRow('/delivery-bag/apply', '수거백 신청서')),
  inTab('우리 동네 세탁소 찾기', {
    ...withBar('back', '지도에서 보기', publicRow('/laundry', '세탁소 찾기')),
    leadsTo: '/laundry/list',
  }),
  { ...detail(back(publicRow('/laundry?id={shop}', '{shopName}'))), leadsTo: '/laundry/{shop}' },
  inTab('우리 동네 세탁소 찾기', withBar('back', '지도에서 보기', publicRow('/laundry/list', '세탁소 찾기'))),
  inTab('지도에서 세탁소 찾기', {
    ...noBar(publicRow('/laundry/map', '지도에서 보기')),
    layout: 'default',
    isMap: true,
  }),
  detail(back(publicRow('/laundry/{shop}', '{shopName}'))),
  back(publicRow('/laundry/{shop}/review', '{shopName} 리뷰')),
  inTab('{shopName} 리뷰', back(publicRow('/laundry/review?id={review}', '리뷰'))),
  inTab('{shopName} 리뷰', back(publicRow('/laundry/review/{review}', '리뷰'))),
  inTab('매일새옷 멤버십', detail(back(publicRow('/membership', '멤버십')))),
  close(memberRow('/membership/apply', '매일새옷 멤버십')),
  detail(back(memberRow('/membership/payment/history', '결제 내역'))),
  detail(back(memberRow('/membership/withdraw', '멤버십 해지'))),
  inTab('매일새옷 이용 안내', detail(backAndRight(publicRow('/applicate/dailyLaundryGuide', '이용 안내')))),
  inTab('매일새옷 첫 이용 안내', detail(backAndRight(publicRow('/applicate/dailyLaundryNewGuide', '이용 안내')))),
  inTab('세탁물 수거 신청과 금액 승인 이용 안내', detail(backAndRight(publicRow('/applicate/guide', '이용 안내')))),
  detail(backAndRight(memberRow('/applicate?laundryId={shop}', '수거 신청'))),
  // Not specified: mends of a new request, as in its edit.
  detail(back(memberRow('/applicate/mend/step1?laundryId={shop}', '수선 등록'))),
  detail(back(memberRow('/applicate/mend/step2?laundryId={shop}', '수선 등록'))),
  close(memberRow('/applicate/mend/step3?laundryId={shop}', '수선 부위 선택')),
  inLayout('closeable')(unsaid(memberRow('/applicate/complete?id={request}', '신청 내용 확인'))),
  close(publicRow('/service', '서비스 안내')),
  inTab('수거·배송 서비스 지역', back(publicRow('/service/areaInfo', '서비스 지역'))),
  detail(unsaid(memberRow('/service/update/address?returnUrl=%2F', '주소 변경'))),
  {
    ...detail(unsaid(publicRow('/service/non-member-update/address?returnUrl=%2F', '주소 변경'))),
    leadsMembersTo: '/service/update/address?returnUrl=%2F',
  },
  noBar(publicRow('/inicis/inicisPopup', '카드 인증')),
  noBar(publicRow('/inicis/inicisPayPopup', '카드 결제')),
  noBar(publicRow('/nicepay/nicePopup', '카드 인증')),
  noBar(publicRow('/nicepay/nicePayPopup', '카드 결제')),
  // Development only: redirects to Home for customers.
  { ...tab(publicRow('/Style', '동네세탁')), leadsTo: '/' },
  back(publicRow('/no/such/page')),
];
