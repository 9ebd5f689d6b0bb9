import { instantOf, jsonFieldsOf, lastFourOf, seoulStamp, wonOf } from './card-fields';

describe('card fields of an answer', () => {
  it.each([
    ['4111111111111234', '1234'],
    ['4111-1111-1111-1234', '1234'],
    ['41111111****1234', '1234'],
    ['529942*********0', '***0'],
    ['53611234****123*', '123*'],
    ['1234', '1234'],
    ['', null],
    ['not a number', null],
    ['41111111111112345678901', null],
  ])('masks the number %j as %j', (number, lastFour) => {
    expect(lastFourOf(number)).toBe(lastFour);
  });

  it.each([
    ['12900', 12_900],
    ['0', 0],
    ['12,900', null],
    ['12900.0', null],
    ['-1', null],
    ['1e4', null],
    [' 1', null],
    ['', null],
  ])('parses the amount %j as %j', (text, won) => {
    expect(wonOf(text)).toBe(won);
  });

  it.each([
    ['20260302090000', '2026-03-02T00:00:00.000Z'],
    ['2026-03-02T09:00:00.000+0900', '2026-03-02T00:00:00.000Z'],
    ['2026-03-02T09:00:00+09:00', '2026-03-02T00:00:00.000Z'],
    ['20269902090000', undefined],
    ['0', undefined],
    ['', undefined],
  ])('parses the time %j as %j', (text, iso) => {
    expect(instantOf(text)?.toISOString()).toBe(iso);
  });

  it('formats a time in Seoul, also over midnight', () => {
    expect(seoulStamp(new Date('2026-03-02T15:00:01.999Z'))).toBe('20260303000001');
  });

  it('reads one level of objects and no prototype properties', () => {
    const fields = jsonFieldsOf('{"amount":1004,"card":{"cardName":"비씨","deep":{"x":"1"}},"list":["x"],"none":null}');
    const names = ['amount', 'card.cardName', 'card.deep.x', 'list', 'none', 'toString', '__proto__'];
    expect(names.map((name) => fields?.text(name))).toEqual(['1004', '비씨', '', '', '', '', '']);
  });
});
