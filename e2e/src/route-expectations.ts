/** What a route needs to be opened with; the walk fills it in: `/laundry/{shop}`. */
export type RoutePlace = 'shop' | 'shopName' | 'request' | 'denied' | 'cancelled' | 'review' | 'notice' | 'inquiry';

/** The icon of the way out of a screen. `either`: the specification names none, so back or close must be there. */
export type ExpectedLeft = 'back' | 'step-back' | 'close' | 'either';

/** Which frame stands around a page; product specification §2, spread over the rows as docs/architecture.md says. */
export type ExpectedLayout = 'home' | 'default' | 'detail' | 'side' | 'closeable' | 'none';

/** The right of the bar: a button's name, `some` button, `none`, or `unsaid` where the specification is silent. */
export type ExpectedRight = '홈으로' | '지도에서 보기' | '설정' | 'some' | 'none' | 'unsaid';

export interface ExpectedBar {
  readonly left: ExpectedLeft;
  readonly right: ExpectedRight;
}

/** One row of the route table of the product specification §2, as a person meets it. */
export interface RouteExpectation {
  /** As a person types it, with places to fill in. */
  readonly open: string;
  /** `visitor`: members are sent Home. */
  readonly access: 'public' | 'member' | 'visitor';
  readonly bar: ExpectedBar | 'no bar';
  /** The one level-1 heading; `undefined` where nothing says what it is. */
  readonly title: string | undefined;
  /** What the browser's tab says before the product's name, where it says more than the heading. */
  readonly tabTitle?: string | RegExp;
  readonly layout: ExpectedLayout;
  /** The heading for a user of the voucher programme, where it differs. */
  readonly titleForVouchers?: string;
  /** Its pins stand where their shops stand, on each other where streets are full. */
  readonly isMap?: true;
  /** Where the row sends everybody. */
  readonly leadsTo?: string;
  /** Where the row sends those who are logged in; the page is a visitor's. */
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
/** The specification names the screen and says nothing of its header. */
const unsaid = (row: Row): RouteExpectation => withBar('either', 'unsaid', row);
const noBar = (row: Row): RouteExpectation => ({ ...row, bar: 'no bar', layout: 'none' });
/** One of the three tabs. */
const tab = (row: Row): RouteExpectation => ({ ...row, bar: 'no bar', layout: 'home' });

const inLayout =
  (layout: ExpectedLayout) =>
  (row: RouteExpectation): RouteExpectation => ({ ...row, layout });
/** About one thing, with its action at the bottom. */
const detail = inLayout('detail');
/** Opened from the right of a bar. */
const side = inLayout('side');

/**
 * Every row of the route table of the product specification §2, its optional parts as rows of their own. Access is the
 * rulings' list of public routes. Written by hand from these two, never from the app's own route tables: the walk is
 * there to disagree with them.
 */
export const ROUTE_EXPECTATIONS: readonly RouteExpectation[] = [
  tab(publicRow('/', '동네세탁')),
  tab(memberRow('/usage', '이용현황')),
  detail(backAndHome(memberRow('/usage/detail?id={request}', '이용 상세'))),
  detail(backAndHome(memberRow('/usage/detail?id={request}&prevUrl=%2Fusage', '이용 상세'))),
  // Not in the specification: the price as a page of its own, and what was agreed to.
  detail(backAndHome(memberRow('/usage/approve?id={request}', '금액 확인'))),
  detail(backAndHome(memberRow('/usage/receipt?id={request}', '금액 승인 내역'))),
  detail(backAndHome(memberRow('/usage/deny?id={denied}', '세탁소 거절 안내'))),
  detail(unsaid(memberRow('/usage/{request}/modify', '신청 수정'))),
  detail(back(memberRow('/usage/{request}/modify/mend/step1', '수선 등록'))),
  detail(back(memberRow('/usage/{request}/modify/mend/step2', '수선 등록'))),
  close(memberRow('/usage/{request}/modify/mend/step3', '수선 부위 선택')),
  detail(unsaid(memberRow('/usage/noshow?id={cancelled}', '신청 취소 사유'))),
  detail(unsaid(memberRow('/usage/review?id={request}', '리뷰 쓰기'))),
  // Not in the specification: laundry that was lost or damaged.
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
  // Not in the specification: messages to support, beside phone and chat.
  unsaid(memberRow('/mypage/inquiry', '내 문의')),
  unsaid(memberRow('/mypage/inquiry/write', '문의 남기기')),
  unsaid(memberRow('/mypage/inquiry/{inquiry}', '문의 상세')),
  unsaid(publicRow('/mypage/notice', '공지사항')),
  inTab(/\S/, unsaid(publicRow('/mypage/notice/{notice}', '공지사항 상세'))),
  inTab(/\S/, unsaid(publicRow('/noticeDetail?id={notice}', '공지사항 상세'))),
  unsaid(memberRow('/mypage/info', '내 정보')),
  unsaid(memberRow('/mypage/info/nickname', '닉네임 변경')),
  // Not in the specification: the number, where somebody is logged in, and what they agreed to.
  unsaid(memberRow('/mypage/info/phone', '휴대폰 번호 변경')),
  unsaid(memberRow('/mypage/info/devices', '로그인한 기기')),
  unsaid(memberRow('/mypage/info/consents', '약관과 동의')),
  unsaid(memberRow('/mypage/info/withdraw', '회원 탈퇴')),
  unsaid(memberRow('/mypage/invite', '친구 초대')),
  detail(stepBack({ open: '/login', access: 'visitor', title: '로그인' })),
  detail(unsaid(publicRow('/login/withdraw', '재가입 안내'))),
  // Not in the specification: where the SMS about a lost number leads.
  detail(unsaid(publicRow('/login/number', '번호 변경 멈추기'))),
  // The phone step of the login: like the login it is for those who are not logged in.
  detail(stepBack({ open: '/phoneAuth', access: 'visitor', title: '휴대폰 본인 확인' })),
  noBar(publicRow('/auth', '동네세탁')),
  { ...detail(unsaid(publicRow('/onboard', '서비스 소개'))), titleForVouchers: '바우처 이용 안내' },
  close(publicRow('/how-to-use', '이용 방법')),
  close(publicRow('/event', '이벤트')),
  // The review event; its title comes with it.
  { ...close(publicRow('/event/61', '리뷰 쓰고 포인트 받기')), titleForVouchers: '이벤트' },
  close(publicRow('/event/springSale', '봄맞이 할인')),
  // Not in the specification: where the two banners of Home lead.
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
  // Not in the specification: the mends of a new request, as its edit has them.
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
  // Development only: what is served to customers leads Home.
  { ...tab(publicRow('/Style', '동네세탁')), leadsTo: '/' },
  back(publicRow('/no/such/page')),
];
