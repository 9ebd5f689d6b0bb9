import { NO_FRACTION, NO_SIGN, ONE_NUMBER, typedWhole } from './typed-whole';

describe('whole number in a text', () => {
  it.each([
    ['12,000원', '12000'],
    ['12 000', '12000'],
    ['약 15,000원', '15000'],
    ['12,00', '1200'],
    [',000', '000'],
    ['2만원', '20000'],
    ['2만', '20000'],
    ['1만5천원', '15000'],
    ['2만 5,000원', '25000'],
    ['5천', '5000'],
    ['１２만', '120000'],
    ['3개', '3'],
    ['', ''],
  ])('%j is read as %j', (typed, digits) => {
    expect(typedWhole(typed)).toMatchObject({ digits, refusal: undefined });
  });

  it.each([
    ['-5000', NO_SIGN],
    ['₩-5,000', NO_SIGN],
    ['−5000', NO_SIGN],
    ['1e3', ONE_NUMBER],
    ['1e', ONE_NUMBER],
    ['약 15,000 ~ 20,000원', ONE_NUMBER],
    ['10-20', ONE_NUMBER],
    ['10 20', ONE_NUMBER],
    ['10, 200', ONE_NUMBER],
    ['2천만', ONE_NUMBER],
    ['20.000', NO_FRACTION],
    ['12.345.678', NO_FRACTION],
    ['1.5만', NO_FRACTION],
  ])('%j is refused without a number', (typed, refusal) => {
    expect(typedWhole(typed)).toEqual({ digits: '', refusal, staysAsTyped: true });
  });

  it('before a point is read, and the point refused', () => {
    expect(typedWhole('12,000.00원')).toEqual({ digits: '12000', refusal: NO_FRACTION, staysAsTyped: true });
  });

  it('with a unit stays as typed during input', () => {
    expect(typedWhole('2만').staysAsTyped).toBe(true);
    expect(typedWhole('12,000원').staysAsTyped).toBe(false);
  });
});
