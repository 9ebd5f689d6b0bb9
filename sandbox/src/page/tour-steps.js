// The steps of the tour: what to press, why, and how the page sees that it is done. Each is judged by the order alone, so the
// tour goes on where it was after the page was loaded again, and may be walked in any way.
import { appLink } from './app-frame.js';
import { button } from './dom.js';
import { t } from './language.js';
import { beginAsNew } from './members.js';
import { turnOf } from './orders.js';

const ORDER = [
  'Requested',
  'Collected',
  'Registering',
  'Registered',
  'Processing',
  'WashCompleted',
  'Delivering',
  'Delivered',
  'Completed',
];

const isAt = (order, status) => order !== null && ORDER.indexOf(order.originalStatus) >= ORDER.indexOf(status);

/** The shop's step; nothing to press while something else is due. */
const shopsTurn = ({ order }) => [turnOf(order)];

const isPaid = ({ paymentStatus }) => ['Paid', 'PartiallyRefunded', 'Refunded'].includes(paymentStatus);

/** @returns steps in their order; `act` gives what can be pressed for one that is due. */
export const tourSteps = ({ begin, showOrders, showMessages }) => [
  {
    title: '회원으로 시작해요',
    text: '아래 버튼이 새 회원을 만들고 앱에 로그인해요. 삼성동 주소와 결제할 카드가 준비돼 있어요.',
    isDone: ({ userId }) => userId !== null,
    act: () => [button('카드가 있는 새 회원으로 시작', async () => begin(await beginAsNew(true)), 'primary')],
  },
  {
    title: '세탁소를 골라 수거를 신청해요',
    text: '앱에서 세탁소 하나를 고르고 ‘수거 신청하기’를 눌러요. 수거 시간과 수량을 고르고 약관에 동의한 뒤 ‘신청하기’를 누르면 돼요.',
    isDone: ({ order }) => order !== null,
    act: () => [appLink('앱에서 세탁소 찾기', '/laundry/list', 'button primary')],
  },
  {
    title: '세탁소가 되어 수거를 확정해요',
    text: '신청은 세탁소가 받아들여야 확정돼요. 앱의 ‘이용현황’이 스스로 바뀌는지 지켜보세요.',
    isDone: ({ order }) => order?.isAccepted === true || isAt(order, 'Collected'),
    act: shopsTurn,
  },
  {
    title: '수거 시간으로 가요',
    text: '며칠을 기다릴 필요 없이 샌드박스의 시계를 수거 시간으로 옮겨요.',
    isDone: ({ order, now }) => isAt(order, 'Collected') || (order !== null && now >= order.collectionTime),
    act: shopsTurn,
  },
  {
    title: '문 앞의 세탁물을 수거해요',
    text: '세탁소가 수량을 세고 사진을 남겨요. 나중에 분실이나 손상이 생기면 증거가 돼요.',
    isDone: ({ order }) => isAt(order, 'Collected'),
    act: shopsTurn,
  },
  {
    title: '품목을 확인하고 금액을 안내해요',
    text: '두 번 눌러요: 품목 확인을 시작하고, 가격표대로 금액을 안내해요. 값이 더 드는 옷에는 사진과 이유가 붙어요.',
    isDone: ({ order }) => isAt(order, 'Registered'),
    act: shopsTurn,
  },
  {
    title: '고객이 금액을 승인해요',
    text: '이 서비스의 약속이에요: 고객이 품목마다 최종 금액을 보고 승인하기 전에는 아무것도 세탁하지 않아요. 앱에서 ‘…원으로 진행하기’를 눌러요.',
    isDone: ({ order }) => order?.isApproved === true || isAt(order, 'Processing'),
    act: shopsTurn,
  },
  {
    title: '카드로 결제돼요',
    text: '승인하면 몇 초 안에 등록한 카드로 결제되고 고객에게 문자가 가요.',
    isDone: ({ order }) => order !== null && isPaid(order),
    act: () => [button('보낸 문자 보기', showMessages)],
  },
  {
    title: '세탁해서 문 앞에 돌려줘요',
    text: '네 번 눌러요: 세탁 시작, 세탁 완료, 배송 출발, 배송 완료. 앱이 그때마다 따라와요.',
    isDone: ({ order }) => isAt(order, 'Delivered'),
    act: shopsTurn,
  },
  {
    title: '고객이 수령을 확인해요',
    text: '앱의 이용 상세에서 ‘수령 확인’을 누르면 이용이 끝나요. 리뷰를 쓰거나 분실·손상을 접수할 수도 있어요.',
    isDone: ({ order }) => isAt(order, 'Completed'),
    act: shopsTurn,
  },
  {
    title: '지난 일을 돌아봐요',
    text: '신청 하나에 누가 언제 무엇을 했는지 모두 남아요. 신청 화면에서 진행 기록을 열어 보세요.',
    isDone: ({ hasLooked }) => hasLooked,
    act: () => [button('신청 기록 보기', showOrders, 'primary')],
  },
];

/** Orders that ended another way: the tour goes on with the next one. */
export const isWalked = ({ originalStatus }) => ORDER.includes(originalStatus);

/** A step's texts in the language of the page. */
export const told = ({ title, text }) => ({ title: t(title), text: t(text) });
