import { saysAmount } from './label-amount';

describe('label', () => {
  it.each([
    ['7,700원으로 진행하기', 7_700],
    ['Proceed with 7,700 won', 7_700],
    ['Proceed with 7.700 won (2 items)', 7_700],
    ['Continuer avec 7 700 wons', 7_700],
    ['Continuer avec 7 700 wons', 7_700],
    ["Weiter mit 1'234'500 Won", 1_234_500],
    ['7,700 ウォンで進める', 7_700],
    ['المتابعة بمبلغ ٧٬٧٠٠ وون', 7_700],
    ['७,७०० वॉन के साथ आगे बढ़ें', 7_700],
    ['2 items 39500 won', 39_500],
  ])('%s contains %i won', (label, won) => {
    expect(saysAmount(label, won)).toBe(true);
  });

  it.each([
    ['11,600원으로 진행하기', 7_700],
    ['Proceed with seven thousand', 7_700],
    ['세탁 없이 돌려받기', 7_700],
    ['', 7_700],
    ['17,700원으로 진행하기', 7_700],
    ['7,70원으로 진행하기', 7_700],
    ['Pay 2 7700', 27_700],
  ])('%s does not contain %i won', (label, won) => {
    expect(saysAmount(label, won)).toBe(false);
  });
});
