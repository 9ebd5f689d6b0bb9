import { type CardRefusal, refusalText } from '../payments/card-endings';

/** Errors of the sandbox's NicePay: codes of its manual, and their sentences. */
const NICEPAY_PROBLEMS = {
  authorization: ['U304', 'BASIC AUTHENTICATION 실패'],
  client: ['V001', '가맹점 아이디가 조회되지 않습니다'],
  signature: ['A211', '해쉬값 검증에 실패하였습니다'],
  subscribeSignature: ['U312', 'SIGN DATA 검증에 실패하였습니다'],
  date: ['P024', '날짜형식(ISO8601)이 아닙니다'],
  stale: ['P038', '요청전문 검증오류입니다'],
  minimum: ['3041', '금액 오류(1000원 미만 신용카드 승인 불가)'],
  amount: ['A123', '거래금액 불일치'],
  orderUsed: ['P015', '이미 존재하는 orderId입니다'],
  orderUnknown: ['A243', '거래정보가 존재하지 않습니다'],
  tidUnknown: ['A115', 'TID가 유효하지 않습니다'],
  tokenUsed: ['A225', 'TID 중복 오류'],
  tokenExpired: ['A245', '인증 시간이 초과되었습니다'],
  encDataUnknown: ['U306', '암호화메시지 검증 실패'],
  encDataUsed: ['F201', '이미 등록된 카드입니다(빌키발급실패)'],
  bidUnknown: ['U309', '발급되지 않은 BID입니다'],
  bidEnded: ['U115', '삭제 처리된 BID입니다'],
  noEntries: ['A118', '조회 결과데이터 없음'],
  noCharge: ['2012', '취소 해당거래 없음'],
  cancelledBefore: ['2013', '취소 완료 거래'],
  wrongAmount: ['2032', '취소금액이 취소가능금액보다 큼'],
  cancelAmount: ['2010', '취소 요청금액 0원 이하'],
  cancelled: ['I002', '사용자가 결제를 취소하였습니다'],
  lost: ['A299', 'API 지연처리 발생'],
} as const;

export type NicepayProblem = keyof typeof NICEPAY_PROBLEMS;

const REFUSAL_CODES: Readonly<Record<CardRefusal, string>> = {
  limit: '3095',
  expired: '3021',
  badCard: 'F112',
  stopped: 'F118',
};

/** A code with its sentence, the start of every answer. */
export interface NicepayResult {
  readonly resultCode: string;
  readonly resultMsg: string;
}

/** An error, as a code with its sentence. */
export const problem = (name: NicepayProblem): NicepayResult => {
  const [resultCode, resultMsg] = NICEPAY_PROBLEMS[name];
  return { resultCode, resultMsg };
};

/** A card company's refusal, as a code with its sentence. */
export const refusal = (why: CardRefusal): NicepayResult => {
  const resultCode = REFUSAL_CODES[why];
  return { resultCode, resultMsg: refusalText(resultCode, why) };
};
