import { refusalText } from './refusal-text';

const SILENT = '카드사에서 이유를 알려 주지 않았어요.';

describe('refusal text for customers', () => {
  it.each([
    ['[F104|카드사 거절|한도초과]', '한도초과'],
    ['F104|카드사 거절|한도초과', '한도초과'],
    ['카드사 거절|한도초과[51]', '한도초과'],
    ['카드사 거절|[51]한도초과', '한도초과'],
    ['[51] 한도초과', '한도초과'],
    ['한도초과', '한도초과'],
    ['[한도초과]', '한도초과'],
    ['|한도초과', '한도초과'],
    ['  유효기간   오류 ', '유효기간 오류'],
    ['[1195] 빌링 미등록 거래', '빌링 미등록 거래'],
    ['[A][B] 거래 불가 (문의 1588-0000)', '거래 불가 (문의 1588-0000)'],
    ['카드 4111-1111-1111-1234 사용 불가', '카드 사용 불가'],
    ['카드 4111111111111234 사용 불가', '카드 사용 불가'],
    ['카드 41111111****1234 사용 불가', '카드 사용 불가'],
    ['한도초과|', SILENT],
    ['[]', SILENT],
    ['', SILENT],
  ])('turns %j into %j', (message, text) => {
    expect(refusalText(message)).toBe(text);
  });

  it('is never longer than a screen holds', () => {
    expect(refusalText('가'.repeat(5_000))).toHaveLength(100);
  });
});
