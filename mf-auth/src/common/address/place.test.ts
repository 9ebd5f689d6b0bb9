import { buildAddress, buildArea } from '../../testing/builders';
import { addressInfoOf, detailsOfAddress, NO_DETAILS, placeOf } from './place';

const SAMSEONG = placeOf(buildArea());

describe('addressInfoOf', () => {
  it.each([
    ['', { address: '서울 강남구 삼성동', roadAddress: '', addressType: 'J' }],
    ['159-1', { address: '서울 강남구 삼성동 159-1', roadAddress: '', addressType: 'J' }],
    ['159번지', { address: '서울 강남구 삼성동 159번지', roadAddress: '', addressType: 'J' }],
    ['산 12-3', { address: '서울 강남구 삼성동 산 12-3', roadAddress: '', addressType: 'J' }],
    ['테헤란로 427', { address: '서울 강남구 삼성동', roadAddress: '서울 강남구 테헤란로 427', addressType: 'R' }],
    [' 봉은사로 524 ', { address: '서울 강남구 삼성동', roadAddress: '서울 강남구 봉은사로 524', addressType: 'R' }],
    ['서울 강남구 테헤란로 427', { roadAddress: '서울 강남구 테헤란로 427', addressType: 'R' }],
  ])('understands %j', (roadOrLot, expected) => {
    expect(addressInfoOf(SAMSEONG, { ...NO_DETAILS, roadOrLot })).toMatchObject(expected);
  });

  it('leaves no double space where a city has no district', () => {
    const sejong = placeOf(buildArea({ label: '세종 나성동', sido: '세종', gungu: '' }));
    expect(addressInfoOf(sejong, { ...NO_DETAILS, roadOrLot: '한누리대로 1' }).roadAddress).toBe('세종 한누리대로 1');
  });
});

describe('detailsOfAddress', () => {
  it.each([
    { roadAddress: '서울 강남구 테헤란로 427', address: '서울 강남구 삼성동', typed: '테헤란로 427' },
    { roadAddress: '', address: '서울 강남구 삼성동 159-1', typed: '159-1' },
    { roadAddress: '', address: '서울 강남구 삼성동', typed: '' },
  ])('gives back what was typed: $typed', ({ typed, ...written }) => {
    expect(detailsOfAddress(buildAddress(written)).roadOrLot).toBe(typed);
  });

  it('leads to the same address when nothing is changed', () => {
    const address = buildAddress();
    expect(address).toMatchObject(addressInfoOf(placeOf(address), detailsOfAddress(address)));
  });
});
