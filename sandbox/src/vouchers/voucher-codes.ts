/** Errors of the sandbox's programme: status, and their sentences. */
export const VOUCHER_PROBLEMS = {
  KEY_UNKNOWN: [401, '등록되지 않은 제휴사예요.'],
  SIGNATURE: [401, '서명이 맞지 않아요.'],
  STALE: [401, '요청 시각이 지났어요.'],
  MALFORMED: [400, '요청 형식이 맞지 않아요.'],
  INSUFFICIENT: [409, '바우처 잔액이 부족해요.'],
  ORDER_USED: [409, '이미 다른 내용으로 처리한 번호예요.'],
  ORDER_UNKNOWN: [404, '처리한 적이 없는 번호예요.'],
  REFUND_TOO_MUCH: [409, '돌려줄 수 있는 금액보다 많아요.'],
} as const;

export type VoucherProblem = keyof typeof VOUCHER_PROBLEMS;
