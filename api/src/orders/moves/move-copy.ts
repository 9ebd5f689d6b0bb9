import type { RequestStatus } from '@dongne/contract';

/** So many letters of a shop's words stand in a message; all of them stand in the request. */
const QUOTED_LETTERS = 200;

/**
 * A shop's words in a message of ours, as its words: on one line, and without the marks that would end the quotation, so that
 * nothing in them reads as if we had said it.
 */
export const shopWords = (introduction: '세탁소가 남긴 말' | '세탁소 답변', text: string): string => {
  const letters = [
    ...text
      .replace(/["“”„‟＂]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const shown = letters.length > QUOTED_LETTERS ? `${letters.slice(0, QUOTED_LETTERS).join('')}…` : letters.join('');
  return `${introduction}: “${shown}”`;
};

/** What the customer is told at each move; keyed by where the request now is. */
export const MOVE_COPY: Record<RequestStatus, string> = {
  Requested: '수거 신청을 보냈어요. 세탁소가 확인하면 알려 드려요.',
  Collected: '세탁물을 수거했어요.',
  Registering: '세탁소에서 품목을 확인하고 있어요.',
  Registered: '금액이 나왔어요. 금액을 승인해 주시면 세탁을 시작해요.',
  Processing: '세탁을 시작했어요.',
  WashCompleted: '세탁이 끝났어요.',
  Delivering: '세탁물을 배송하고 있어요.',
  Delivered: '세탁물을 문 앞에 두었어요.',
  Completed: '이용이 완료되었어요. 이용해 주셔서 고마워요.',
  Denied: '세탁소 사정으로 이번 신청을 받지 못했어요. 다른 세탁소를 찾아보세요.',
  NoShow: '문 앞에 세탁물이 없어 수거하지 못했어요.',
  Cancelled: '신청이 취소되었어요.',
  Returned: '세탁하지 않고 돌려 드려요.',
};

/** The shop has said that it comes. */
export const ACCEPTED_COPY = '세탁소가 수거를 확정했어요. 수거 시간 전에 세탁물을 문 앞에 놓아 주세요.';

/** The apology of the system when a shop did not answer in time. */
export const UNACCEPTED_REASON =
  '세탁소가 시간 안에 확인하지 못해 신청이 취소되었어요. 불편을 드려 죄송해요. 다른 세탁소를 찾아보세요.';
