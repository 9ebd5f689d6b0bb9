import { addressQuery } from './address-query';

describe('the query of an address search', () => {
  it.each([
    ['(06236) 서울 강남구 테헤란로 152', '서울 강남구 테헤란로 152'],
    ['[06236] 서울 강남구', '서울 강남구'],
    ['주소: 서울 강남구', '서울 강남구'],
    ['도로명주소 : (06236) 서울 강남구', '서울 강남구'],
    ['（０６２３６）　테헤란로　１５２', '테헤란로 152'],
    ['주소동 1', '주소동 1'],
    ['역삼동 (06236)', '역삼동 (06236)'],
    ['06236', '06236'],
    ['(06236)', '06236'],
  ])('of %j is %j', (typed, query) => {
    expect(addressQuery(typed)).toBe(query);
  });
});
