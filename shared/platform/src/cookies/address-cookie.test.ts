import Cookies from 'js-cookie';
import { saveVisitorAddress, visitorAddress } from './address-cookie';

const HAPJEONG = { label: '서울 마포구 합정동', latitude: 37.55, longitude: 126.91 };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Cookies.remove('nonMemberAddress');
});

describe("visitor's address", () => {
  it('is restored on the next load', () => {
    saveVisitorAddress(HAPJEONG);
    expect(visitorAddress()).toEqual(HAPJEONG);
  });

  it('is stored for 60 days', () => {
    jest.useFakeTimers({ now: new Date('2026-03-02T00:00:00Z') });
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    saveVisitorAddress(HAPJEONG);
    expect(write.mock.calls.flat().join()).toMatch(/expires=Fri, 01 May 2026 00:00:00 GMT.*samesite=lax/i);
  });

  it.each([90, -90])('may be anywhere on earth: latitude %i', (latitude) => {
    saveVisitorAddress({ ...HAPJEONG, latitude, longitude: latitude * 2 });
    expect(visitorAddress()).toMatchObject({ latitude, longitude: latitude * 2 });
  });

  it.each([
    [300, true],
    [301, false],
  ])('of a cookie with %i letters: %s', (letters, isOne) => {
    const rest = JSON.stringify({ ...HAPJEONG, label: '' }).length;
    saveVisitorAddress({ ...HAPJEONG, label: '가'.repeat(letters - rest) });
    expect(visitorAddress() !== undefined).toBe(isOne);
  });

  it.each([
    'null',
    '7',
    '"text"',
    '{{',
    '{}',
    '{"latitude":37.5,"longitude":127}',
    '{"label":7,"latitude":37.5,"longitude":127}',
    '{"label":"x","longitude":127}',
    '{"label":"x","latitude":"37.5","longitude":127}',
    '{"label":"x","latitude":90.1,"longitude":127}',
    '{"label":"x","latitude":37.5}',
    '{"label":"x","latitude":37.5,"longitude":null}',
    '{"label":"x","latitude":37.5,"longitude":-180.1}',
  ])('is undefined when the cookie is %s', (text) => {
    Cookies.set('nonMemberAddress', text);
    expect(visitorAddress()).toBeUndefined();
  });
});
