import { formatPhone, isMobileNumber, phoneDigits } from './phone';
import { couponCode, loginCodeDigits, searchText, typedText } from './typed-text';
import { typedWhole } from './typed-whole';

const wholeDigits = (typed: string): string => typedWhole(typed).digits;

/** Field kinds by how they parse a text. */
const FIELDS = {
  text: typedText,
  phone: phoneDigits,
  code: loginCodeDigits,
  coupon: couponCode,
  amount: wholeDigits,
  count: wholeDigits,
  search: searchText,
} as const;

const SMS = '[Web발신]\n[동네세탁] 인증번호 [123456] 알려 주지 마세요.\n\n@dongne.example #123456';

const PASTES: readonly (readonly [field: keyof typeof FIELDS, pasted: string, understood: string])[] = [
  ['text', '토담클', '토담클'],
  ['text', '토담클'.normalize('NFD'), '토담클'],
  ['text', '  101동 1203호  ', '101동 1203호'],
  ['text', '101동\u00a01203호', '101동 1203호'],
  ['text', '101동\u30001203호', '101동 1203호'],
  ['text', '\ufeff김토담', '김토담'],
  ['text', '김\u200b토\u200b담', '김토담'],
  ['text', '세탁\u00ad소', '세탁소'],
  ['text', '\u202a김토담\u202c', '김토담'],
  ['text', '\u2068김토담\u2069', '김토담'],
  ['text', '\u200e김토담\u200f', '김토담'],
  ['text', '김\u2060토담', '김토담'],
  ['text', '첫 줄\n둘째 줄\n', '첫 줄\n둘째 줄'],
  ['text', '두  칸', '두  칸'],
  ['text', '👨\u200d👩\u200d👧 가족', '👨\u200d👩\u200d👧 가족'],
  ['text', '❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['text', '👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['text', '가\u200d나', '가나'],
  ['text', '１０１동', '１０１동'],
  ['text', '\u200b \u00a0', ''],
  ['phone', '01012345678', '01012345678'],
  ['phone', '010-1234-5678', '01012345678'],
  ['phone', '010 1234 5678', '01012345678'],
  ['phone', '010.1234.5678', '01012345678'],
  ['phone', '(010) 1234-5678', '01012345678'],
  ['phone', '０１０－１２３４－５６７８', '01012345678'],
  ['phone', '010‑1234‑5678', '01012345678'],
  ['phone', '+82 10-1234-5678', '01012345678'],
  ['phone', '+821012345678', '01012345678'],
  ['phone', '+82 010-1234-5678', '01012345678'],
  ['phone', '+82 (0)10 1234 5678', '01012345678'],
  ['phone', '82 10-1234-5678', '01012345678'],
  ['phone', '0082 10 1234 5678', '01012345678'],
  ['phone', '＋８２ １０ １２３４ ５６７８', '01012345678'],
  ['phone', '\u202a+82 10-1234-5678\u202c', '01012345678'],
  ['phone', 'tel:+82-10-1234-5678', '01012345678'],
  ['phone', '+82 11-234-5678', '0112345678'],
  ['phone', '+82', '82'],
  ['phone', '+82 1', '01'],
  ['phone', '010-8210-1234', '01082101234'],
  ['phone', '', ''],
  ['phone', 'T 02-1234-5678 M 010-1234-5678', '01012345678'],
  ['phone', '02-1234-5678 010-1234-5678', '01012345678'],
  ['phone', '02-1234-5678 / +82 (0)10 1234 5678', '01012345678'],
  ['phone', '010-1234-5678 (02-1234-5678)', '01012345678'],
  ['phone', '1012345678', '01012345678'],
  ['phone', '10-1234-5678', '01012345678'],
  ['phone', '010123456789', '010123456789'],
  ['code', '123456', '123456'],
  ['code', ' 123456', '123456'],
  ['code', '123 456', '123456'],
  ['code', '123-456', '123456'],
  ['code', '1 2 3 4 5 6', '123456'],
  ['code', '１２３４５６', '123456'],
  ['code', '\u200b123456\ufeff', '123456'],
  ['code', '[123456]', '123456'],
  ['code', '인증번호 [123456]', '123456'],
  ['code', SMS, '123456'],
  ['code', `010-1234-5678\n${SMS}`, '123456'],
  ['code', '12:30 인증번호 [123456]', '123456'],
  ['code', '12[123456]', '123456'],
  ['code', '1234', '1234'],
  ['code', '1234567', '123456'],
  ['code', '없음', ''],
  ['coupon', 'welcome', 'WELCOME'],
  ['coupon', ' WELCOME ', 'WELCOME'],
  ['coupon', 'WEL COME', 'WELCOME'],
  ['coupon', 'WEL-COME', 'WELCOME'],
  ['coupon', 'wel–come', 'WELCOME'],
  ['coupon', 'ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['coupon', '\u200bWELCOME\u00a0', 'WELCOME'],
  ['coupon', '봄세탁'.normalize('NFD'), '봄세탁'],
  ['coupon', '쿠폰 코드: WELCOME', 'WELCOME'],
  ['coupon', '쿠폰코드는 wel-come10 입니다', 'WELCOME10'],
  ['coupon', '[Web발신]\n[동네세탁] 봄맞이 쿠폰이 왔어요.\n쿠폰 코드 [SPRING26]\n6월 1일까지', 'SPRING26'],
  ['coupon', '쿠폰 코드 AAAA1, 쿠폰 코드 BBBB2', '쿠폰코드AAAA1,쿠폰코드BBBB2'],
  ['coupon', '쿠폰코드 2026년', '쿠폰코드2026년'],
  ['amount', '12000', '12000'],
  ['amount', '12,000', '12000'],
  ['amount', '12,000원', '12000'],
  ['amount', '₩ 12,000', '12000'],
  ['amount', '１２，０００원', '12000'],
  ['amount', '12 000', '12000'],
  ['amount', '12,000P', '12000'],
  ['amount', '12,000.00', '12000'],
  ['amount', '원', ''],
  ['count', '3개', '3'],
  ['count', '３', '3'],
  ['count', '1.5', '1'],
  ['count', '1．5', '1'],
  ['count', '.5', ''],
  ['search', '  하얀   세탁소 ', '하얀 세탁소'],
  ['search', '하얀\u00a0\u3000세탁소', '하얀 세탁소'],
  ['search', '\u200b삼성동\ufeff', '삼성동'],
  ['search', '삼성동\n', '삼성동'],
  ['search', '삼성동'.normalize('NFD'), '삼성동'],
];

describe('typed and pasted text', () => {
  it.each(PASTES)('of a field of kind %s is parsed: %j → %j', (field, pasted, understood) => {
    expect(FIELDS[field](pasted)).toBe(understood);
  });

  it('is parsed the same way a second time', () => {
    for (const [field, pasted, understood] of PASTES)
      expect([field, pasted, FIELDS[field](understood)]).toEqual([field, pasted, understood]);
  });

  it('of a number with country code is a hyphenated mobile number', () => {
    expect(isMobileNumber('+82 10-1234-5678')).toBe(true);
    expect(formatPhone('+82 10-1234-5678')).toBe('010-1234-5678');
  });

  it('of a number typed with its country code is the same', () => {
    const typed = [...'+821012345678'].reduce((shown, key) => formatPhone(shown + key), '');
    expect(typed).toBe('010-1234-5678');
  });
});
