// Words for orders: stages, whose turn it is, and past events.
import { joined } from './dom.js';
import { quoted, t } from './language.js';

/** Statuses without a next step. */
export const OVER = new Set(['Completed', 'Denied', 'NoShow', 'Cancelled', 'Returned']);

/** The five stages of an order. */
export const STAGES = ['수거 신청', '수거', '금액', '세탁', '배송'];

const STAGE = {
  ...{ Requested: 0, Collected: 1, Registering: 1, Registered: 2, Processing: 3, WashCompleted: 3 },
  ...{ Delivering: 4, Delivered: 4, Completed: 4 },
};

/** How far an order is: an index of `STAGES`; -1 for one that ended another way. */
export const stageOf = ({ originalStatus }) => STAGE[originalStatus] ?? -1;

const TURN = {
  travel: '수거 시간으로 이동',
  accept: '세탁소: 수거 확정',
  collect: '세탁소: 수거',
  inspect: '세탁소: 품목 확인 시작',
  register: '세탁소: 금액 안내',
  answer: '세탁소: 질문에 답변',
  process: '세탁소: 세탁 시작',
  'complete-wash': '세탁소: 세탁 완료',
  deliver: '세탁소: 배송 출발',
  delivered: '세탁소: 배송 완료',
};

/** Button labels of a shop's turn. */
export const turnLabel = ({ command, says }) => t(TURN[command] ?? says);

/** The customer's next action and its place; null while no one has to act. */
export const customersTurn = ({ id, originalStatus }) => {
  if (originalStatus === 'Registered')
    return {
      says: t('고객 차례예요. 품목과 금액을 보고 승인해야 세탁할 수 있어요.'),
      label: t('앱에서 금액 확인'),
      path: `/usage/approve?id=${id}`,
    };
  if (originalStatus === 'Delivered')
    return {
      says: t('고객 차례예요. 옷을 받았다고 알려 주면 이용이 끝나요.'),
      label: t('앱에서 수령 확인'),
      path: `/usage/detail?id=${id}`,
    };
  return null;
};

const WHO = { customer: '고객', shop: '세탁소', system: '시스템', operator: '운영자' };

const STATUS = {
  ...{ Requested: '수거 신청', Collected: '수거', Registering: '품목 확인 시작', Registered: '금액 안내' },
  ...{ Processing: '세탁 시작', WashCompleted: '세탁 완료', Delivering: '배송 출발', Delivered: '배송 완료' },
  ...{ Completed: '이용 완료', Denied: '거절', NoShow: '수거 실패', Cancelled: '신청 취소', Returned: '반송' },
};

const EVENT = {
  ...{ edited: '신청 수정', accepted: '수거 확정', approved: '금액 승인', corrected: '금액 수정' },
  ...{ takenBack: '승인 취소', asked: '질문', answered: '질문에 답변', reminded: '금액 확인 알림' },
  ...{ piecesDiffer: '수량이 달라요', objected: '이의 제기', objectionAnswered: '이의 제기에 답변' },
  ...{ paid: '결제', paymentFailed: '결제 실패', refunded: '환불' },
};

/** A line of what has happened to an order. */
export const lineOf = ({ event, status, who, reason }) =>
  joined(t(event === 'moved' ? STATUS[status] : EVENT[event]), t(WHO[who]), quoted(reason));
