import { type CardRefusal, refusalText } from '../payments/card-endings';

/** Errors of the sandbox's Inicis: its own codes, and their sentences. */
const INICIS_PROBLEMS = {
  shop: ['V101', '등록되지 않은 상점이에요'],
  mKey: ['V102', 'mKey가 맞지 않아요'],
  signature: ['V103', 'signature가 맞지 않아요'],
  verification: ['V104', 'verification이 맞지 않아요'],
  stale: ['V105', 'timestamp가 오래되었거나 올바르지 않아요'],
  orderUsed: ['V106', '이미 사용된 거래번호예요'],
  amount: ['V107', '금액이 올바르지 않아요'],
  hash: ['V108', '해시가 맞지 않아요'],
  order: ['V109', '거래번호가 맞지 않아요'],
  tokenUnknown: ['V201', '인증 내역이 없어요'],
  tokenUsed: ['V202', '이미 사용된 인증이에요'],
  tokenExpired: ['V203', '인증 시간이 지났어요'],
  cancelled: ['V801', '사용자가 취소했어요'],
  lost: ['V901', '응답 시간이 지났어요'],
  type: ['R101', '지원하지 않는 요청이에요'],
  billKeyUnknown: ['R201', '등록되지 않은 빌키예요'],
  noCharge: ['R301', '승인된 거래가 없어요'],
  cancelledBefore: ['R302', '이미 취소된 거래예요'],
  wrongAmount: ['R303', '취소할 수 있는 금액과 맞지 않아요'],
  notFound: ['R401', '거래 내역이 없어요'],
} as const;

export type InicisProblem = keyof typeof INICIS_PROBLEMS;

const REFUSAL_CODES: Readonly<Record<CardRefusal, string>> = {
  limit: '8051',
  expired: '8054',
  badCard: '8014',
  stopped: '8200',
};

/** A code with its sentence. */
export interface InicisResult {
  readonly code: string;
  readonly message: string;
}

/** An error, as a code with its sentence. */
export const problem = (name: InicisProblem): InicisResult => {
  const [code, message] = INICIS_PROBLEMS[name];
  return { code, message };
};

/** A card company's refusal, as a code with its sentence. */
export const refusal = (why: CardRefusal): InicisResult => {
  const code = REFUSAL_CODES[why];
  return { code, message: refusalText(code, why) };
};
