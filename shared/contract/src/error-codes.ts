/** Error codes of the server with their HTTP status. Clients branch on the code, never on the text. */
export const ERROR_STATUS = {
  NO_JWT: 400,
  NOT_EXPIRED_JWT: 400,
  EXPIRED_JWT: 401,
  INVALID_JWT: 401,
  REFRESH_REUSED: 401,
  PAYMENT_REFUSED: 402,
  FORBIDDEN: 403,
  OBSOLETE_VERSION: 403,
  PARTNER_RESTRICTED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  NOT_OVER_14DAYS: 409,
  INVALID_TRANSITION: 409,
  SLOT_FULL: 409,
  IDEMPOTENCY_MISMATCH: 409,
  OFFER_CHANGED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_IMAGE: 415,
  VALIDATION: 422,
  OUT_OF_AREA: 422,
  OTP_WRONG: 422,
  OTP_EXPIRED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

/** Code of the error body `{ error: { code, svMessage } }`. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Default messages for customers. A new code does not compile without one. */
export const ERROR_COPY: Record<ErrorCode, string> = {
  NO_JWT: '로그인이 필요해요.',
  NOT_EXPIRED_JWT: '다시 로그인해 주세요.',
  EXPIRED_JWT: '로그인 시간이 지났어요. 다시 로그인해 주세요.',
  INVALID_JWT: '로그인 정보를 확인하지 못했어요. 다시 로그인해 주세요.',
  REFRESH_REUSED: '다른 곳에서 로그인 정보가 바뀌었어요. 다시 로그인해 주세요.',
  PAYMENT_REFUSED: '결제가 승인되지 않았어요.',
  FORBIDDEN: '이 화면을 볼 수 없어요.',
  OBSOLETE_VERSION: '앱을 최신 버전으로 업데이트해 주세요.',
  PARTNER_RESTRICTED: '제휴 이용자는 사용할 수 없는 기능이에요.',
  NOT_FOUND: '찾는 내용이 없어요.',
  ALREADY_EXISTS: '이미 등록되어 있어요.',
  NOT_OVER_14DAYS: '탈퇴 후 14일이 지나야 다시 가입할 수 있어요.',
  INVALID_TRANSITION: '지금은 할 수 없는 요청이에요. 화면을 새로고침해 주세요.',
  SLOT_FULL: '방금 마감된 시간이에요. 다른 시간을 골라 주세요.',
  IDEMPOTENCY_MISMATCH: '같은 요청이 다른 내용으로 들어왔어요. 다시 시도해 주세요.',
  OFFER_CHANGED: '금액 안내가 바뀌었어요. 바뀐 내용을 확인해 주세요.',
  TOO_LARGE: '보낸 파일이나 내용이 너무 커요.',
  UNSUPPORTED_IMAGE: 'jpg, gif, png, jpeg 파일만 등록할 수 있습니다.',
  VALIDATION: '입력한 내용을 확인해 주세요.',
  OUT_OF_AREA: '아직 서비스하지 않는 지역이에요.',
  OTP_WRONG: '인증번호가 맞지 않아요.',
  OTP_EXPIRED: '인증번호의 유효 시간이 지났어요. 다시 받아 주세요.',
  TOO_MANY_REQUESTS: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  INTERNAL: '일시적인 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  UNAVAILABLE: '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
};

/** Returns whether a value from the wire is a known code. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
