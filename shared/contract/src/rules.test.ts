import {
  emdOf,
  formatBadge,
  formatCalendarDay,
  formatCollectionTime,
  formatDay,
  formatDistance,
  formatFullDay,
  formatMoment,
  formatPhone,
  formatTimeRange,
  formatWon,
  isErrorCode,
  isMobileNumber,
  REVIEW_KEYWORDS,
  seoul,
  seoulDate,
  seoulDay,
  startOfSeoulDay,
} from './index';

describe('collection time', () => {
  const now = '2026-03-02T10:00:00+09:00';

  it.each([
    ['2026-03-02T18:00:00+09:00', '오늘 18시 이후'],
    ['2026-03-04T18:00:00+09:00', '3월 4일 (수)'],
    ['2026-03-01T16:00:00Z', '오늘 1시 이후'],
  ])('reads %s as %s', (startsAt, text) => {
    expect(formatCollectionTime(startsAt, now)).toBe(text);
  });
});

describe('neighbourhood of an address', () => {
  it.each([
    [{ bname: '양평동4가', bname1: '', bname2: '양평동4가' }, '양평동4가'],
    [{ bname: '죽산리', bname1: '죽산면', bname2: '죽산리' }, '죽산면'],
    [{ bname: '', bname1: '', bname2: '삼성동' }, '삼성동'],
    [{ bname: '수지동', bname1: '수지읍', bname2: '신봉동' }, '수지동'],
    [{ bname: '', bname1: '죽산면', bname2: '죽산리' }, '죽산리'],
    [{ bname: '죽산리', bname1: '', bname2: '죽산리' }, '죽산리'],
  ])('of %o is %s', (names, emd) => {
    expect(emdOf(names)).toBe(emd);
  });
});

describe('phone numbers', () => {
  it.each([
    ['010-0000-0001', true],
    ['01000000001', true],
    ['0212345678', false],
    ['010-123', false],
    ['0112345678', true],
    ['010123456789', false],
    ['+82 010-0000-0001', true],
    ['01200000001', false],
    ['', false],
  ])('%s is a mobile number: %s', (typed, expected) => {
    expect(isMobileNumber(typed)).toBe(expected);
  });

  it.each([
    ['0100', '010-0'],
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['010', '010'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['010-1234-56789', '010-1234-56789'],
  ])('hyphenates %s as %s', (typed, expected) => {
    expect(formatPhone(typed)).toBe(expected);
  });
});

describe('notification badge', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '10'],
    [11, '9+'],
    [120, '9+'],
  ])('shows %i as %s', (count, text) => {
    expect(formatBadge(count)).toBe(text);
  });
});

describe('review keywords', () => {
  it('have the meanings in the product specification, mismatched as they are', () => {
    expect(REVIEW_KEYWORDS).toEqual({
      keyWordQuality: '품질이 좋아요',
      keyWordUntact: '빨라요',
      keyWordFast: '프리미엄 관리가 좋아요',
      keyWordDelivery: '가격이 만족스러워요',
      keyWordPremium: '비대면이라 편해요',
      keyWordCharge: '수거와 배송이 매끄러워요',
      keyWordExpect: '기대한 만큼이에요',
      keyWordNo: '맞는 키워드가 없어요',
    });
  });
});

describe('times in Korean', () => {
  const late = '2026-03-04T23:05:00Z'; // the next morning in Seoul

  it('are in Seoul, with the weekday in Korean', () => {
    expect(formatDay(late)).toBe('3월 5일 (목)');
    expect(formatFullDay(late)).toBe('2026년 3월 5일 (목)');
    expect(formatMoment(late)).toBe('3월 5일 (목) 08:05');
    expect(formatTimeRange('2026-03-04T09:00:00Z', '2026-03-04T11:00:00Z')).toBe('18:00~20:00');
  });

  it('are the same for a date and its moments', () => {
    expect(formatCalendarDay('2026-03-05')).toBe('3월 5일 (목)');
    expect(formatCalendarDay('2024-02-29')).toBe('2월 29일 (목)');
    expect(formatCalendarDay('2026-12-31')).toBe('12월 31일 (목)');
  });

  it('belong to the current day in Seoul', () => {
    expect(seoulDate('2026-03-03T14:59:59Z')).toBe('2026-03-03');
    expect(seoulDate('2026-03-03T15:00:00Z')).toBe('2026-03-04');
  });

  it('start a day at midnight there', () => {
    expect(seoulDay('2026-03-05').format('dd HH:mm')).toBe('목 00:00');
    expect(new Date(startOfSeoulDay('2026-03-05')).toISOString()).toBe('2026-03-04T15:00:00.000Z');
  });

  it("match Seoul's clock at every half hour of a year", () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });
    const first = Date.parse('2026-01-01T00:00:00Z');
    const halfHours = Array.from({ length: 365 * 48 }, (_, n) => first + n * 1_800_000);
    expect(halfHours.filter((at) => seoul(at).format('YYYY-MM-DD HH:mm') !== clock.format(at))).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([
    [0, '0원'],
    [900, '900원'],
    [12_900, '12,900원'],
    [123_456, '123,456원'],
    [1_000_000, '1,000,000원'],
    [-900, '-900원'],
    [-12_900, '-12,900원'],
  ])('of %i won read %s', (won, text) => {
    expect(formatWon(won)).toBe(text);
  });

  it.each([
    [0, '0m'],
    [849.6, '850m'],
    [999, '999m'],
    [1_000, '1.0km'],
    [1_240, '1.2km'],
    [10_000, '10.0km'],
  ])('of %d metres read %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });
});

describe('error code', () => {
  it.each([
    ['SLOT_FULL', true],
    ['TEAPOT', false],
    ['', false],
    ['toString', false],
    [409, false],
    [undefined, false],
    [['SLOT_FULL'], false],
  ])('%j is known: %s', (code, expected) => {
    expect(isErrorCode(code)).toBe(expected);
  });
});
