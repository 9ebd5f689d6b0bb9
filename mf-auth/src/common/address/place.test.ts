import { buildAddress, buildArea } from '../../testing/builders';
import { addressInfoOf, detailsOfAddress, NO_DETAILS, placeOf, placeOfAddress } from './place';

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
  ])('parses %j', (roadOrLot, expected) => {
    expect(addressInfoOf(SAMSEONG, { ...NO_DETAILS, roadOrLot })).toMatchObject(expected);
  });

  it('has no double space when a city has no district', () => {
    const sejong = placeOf(buildArea({ label: '세종 나성동', sido: '세종', gungu: '' }));
    expect(addressInfoOf(sejong, { ...NO_DETAILS, roadOrLot: '한누리대로 1' }).roadAddress).toBe('세종 한누리대로 1');
  });
});

describe('registered building', () => {
  const known = { address: '서울 강남구 역삼동 737', roadAddress: '서울 강남구 테헤란로 152', postalCode: '06236' };
  const building = { ...known, addressType: 'R' } as const;
  const place = placeOf(buildArea({ ...known, roadOrLot: '테헤란로 152' }));

  it('preserves lot, road and postal code', () => {
    expect(addressInfoOf(place, { ...NO_DETAILS, roadOrLot: '테헤란로 152 ' })).toMatchObject(building);
  });

  it('matches by its lot, too', () => {
    const byLot = placeOf(buildArea({ ...known, roadOrLot: '737' }));
    expect(addressInfoOf(byLot, { ...NO_DETAILS, roadOrLot: '737' })).toMatchObject({ ...known, addressType: 'J' });
  });

  it('is replaced without postal code when another road or lot is typed', () => {
    expect(addressInfoOf(place, { ...NO_DETAILS, roadOrLot: '테헤란로 154' })).toMatchObject({
      address: '서울 강남구 삼성동',
      roadAddress: '서울 강남구 테헤란로 154',
      postalCode: '',
    });
  });

  it('stays when only the details are edited', () => {
    const address = buildAddress({ ...building, subAddress: '101호' });
    const details = { ...detailsOfAddress(address), subAddress: '102호' };
    expect(addressInfoOf(placeOfAddress(address), details)).toMatchObject({ ...building, subAddress: '102호' });
  });
});

describe('detailsOfAddress', () => {
  it.each([
    { roadAddress: '서울 강남구 테헤란로 427', address: '서울 강남구 삼성동', typed: '테헤란로 427' },
    { roadAddress: '', address: '서울 강남구 삼성동 159-1', typed: '159-1' },
    { roadAddress: '', address: '서울 강남구 삼성동', typed: '' },
  ])('restores what was typed: $typed', ({ typed, ...written }) => {
    expect(detailsOfAddress(buildAddress(written)).roadOrLot).toBe(typed);
  });

  it('results in the same address when nothing is changed', () => {
    const address = buildAddress();
    expect(address).toMatchObject(addressInfoOf(placeOfAddress(address), detailsOfAddress(address)));
  });
});
