import {
  ACCEPTANCE_LABEL,
  formatWon,
  NOSHOW_OBJECTION_HOURS,
  STATUS_LABEL,
  type RequestStatus,
} from '@dongne/contract';
import { messageText, noShowPath, requestPath, type MessageText } from './message-text';

interface RequestFacts {
  readonly id: number;
}

const moved = (status: RequestStatus, text: string, pathOf = requestPath): MessageText<RequestFacts> =>
  messageText({
    event: `request.${status}`,
    kind: status === 'Registered' ? 'price' : 'order',
    way: 'phone',
    example: { id: 7 },
    words: ({ id }) => ({ title: STATUS_LABEL[status], text, path: pathOf(id) }),
  });

const NOT_COLLECTED = '문 앞에 세탁물이 없어 수거하지 못했어요.';

/** Messages of status transitions without a text of their own, by the new status. */
export const MOVE_TEXTS: Record<RequestStatus, MessageText<RequestFacts>> = {
  Requested: moved('Requested', '수거 신청을 보냈어요. 세탁소가 확인하면 알려 드려요.'),
  Collected: moved('Collected', '세탁물을 수거했어요.'),
  Registering: moved('Registering', '세탁소에서 품목을 확인하고 있어요.'),
  Registered: moved('Registered', '금액이 나왔어요. 금액을 승인해 주시면 세탁을 시작해요.'),
  Processing: moved('Processing', '세탁을 시작했어요.'),
  WashCompleted: moved('WashCompleted', '세탁이 끝났어요.'),
  Delivering: moved('Delivering', '세탁물을 배송하고 있어요.'),
  Delivered: moved('Delivered', '세탁물을 문 앞에 두었어요.'),
  Completed: moved('Completed', '이용이 완료되었어요. 이용해 주셔서 고마워요.'),
  Denied: moved(
    'Denied',
    '세탁소 사정으로 이번 신청을 받지 못했어요. 다른 세탁소를 찾아보세요.',
    (id) => `/usage/deny?id=${id}`,
  ),
  NoShow: moved('NoShow', NOT_COLLECTED, noShowPath),
  Cancelled: moved('Cancelled', '신청이 취소되었어요.'),
  Returned: moved('Returned', '세탁하지 않고 돌려 드려요.'),
};

const NO_FEE = '이번에는 수수료가 없어요.';

/** Messages about other events of a request, or with more specific texts. */
export const REQUEST_TEXTS = {
  accepted: messageText<RequestFacts>({
    event: 'request.accepted',
    kind: 'order',
    way: 'phone',
    example: { id: 7 },
    words: ({ id }) => ({
      title: ACCEPTANCE_LABEL.accepted,
      text: '세탁소가 수거를 확정했어요. 수거 시간 전에 세탁물을 문 앞에 놓아 주세요.',
      path: requestPath(id),
    }),
  }),
  timeChanged: messageText<RequestFacts & { readonly time: string }>({
    event: 'request.timeChanged',
    kind: 'order',
    way: 'phone',
    example: { id: 7, time: '3월 4일 (수) 13:00~15:00' },
    words: ({ id, time }) => ({
      title: '수거 시간 변경',
      text: `새 수거 시간은 ${time}이에요. 세탁소가 확인하면 알려 드려요.`,
      path: requestPath(id),
    }),
  }),
  unaccepted: messageText<RequestFacts>({
    event: 'request.unaccepted',
    kind: 'order',
    way: 'phone',
    example: { id: 7 },
    words: ({ id }) => ({
      title: STATUS_LABEL.Cancelled,
      text: '세탁소가 시간 안에 확인하지 못해 신청이 취소되었어요. 불편을 드려 죄송해요. 다른 세탁소를 찾아보세요.',
      path: noShowPath(id),
    }),
  }),
  noShow: messageText<RequestFacts & { readonly feeWon: number }>({
    event: 'request.noShow',
    kind: 'order',
    way: 'phone',
    example: { id: 7, feeWon: 3_000 },
    words: ({ id, feeWon }) => {
      const fee = feeWon === 0 ? NO_FEE : `다시 신청하시면 수수료 ${formatWon(feeWon)}이 더해져요.`;
      return {
        title: STATUS_LABEL.NoShow,
        text: `${NOT_COLLECTED} ${fee} 사실과 다르면 ${NOSHOW_OBJECTION_HOURS}시간 안에 이의를 제기할 수 있어요.`,
        path: noShowPath(id),
      };
    },
  }),
  objectionAnswered: messageText<RequestFacts & { readonly reason: string; readonly newTotalWon: number | null }>({
    event: 'request.objectionAnswered',
    kind: 'order',
    way: 'phone',
    example: { id: 7, reason: '이의 제기를 받아들여 수거 실패 횟수에서 뺐어요.', newTotalWon: 4_000 },
    words: ({ id, reason, newTotalWon }) => {
      const price = newTotalWon === null ? '' : ` 금액이 ${formatWon(newTotalWon)}으로 바뀌었으니 다시 확인해 주세요.`;
      return { title: '이의 제기 답변', text: `${reason}${price}`, path: noShowPath(id) };
    },
  }),
  returned: messageText<RequestFacts & { readonly title: string; readonly reason: string }>({
    event: 'request.returnedUnwashed',
    kind: 'order',
    way: 'phone',
    example: { id: 7, title: '세탁 없이 반송', reason: '모든 품목을 진행하지 않기로 해서 그대로 돌려 드려요.' },
    words: ({ id, title, reason }) => ({ title, text: reason, path: requestPath(id) }),
  }),
} as const;
