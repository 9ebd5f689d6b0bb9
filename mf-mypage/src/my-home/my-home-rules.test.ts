import { DOT } from '@dongne/contract';
import { buildMembership } from '../testing/builders';
import { membershipText } from './my-home-rules';

describe('membershipText', () => {
  it.each([
    ['Active', `이용 중${DOT}다음 결제 12월 1일 (화)`],
    ['Leaving', `해지 예정${DOT}12월 1일 (화)까지 이용`],
    ['Failing', '결제수단을 확인해 주세요'],
    ['None', '제휴 세탁소에서 10% 할인돼요'],
    ['Ended', '제휴 세탁소에서 10% 할인돼요'],
  ] as const)('of %s is %s', (membershipStatus, text) => {
    expect(membershipText(buildMembership({ membershipStatus }))).toBe(text);
  });

  it('offers the membership without data', () => {
    expect(membershipText(undefined)).toBe('제휴 세탁소에서 10% 할인돼요');
  });
});
