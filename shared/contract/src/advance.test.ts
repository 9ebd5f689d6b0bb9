import { advanceAnswer, advanceLimitProblem } from './advance';

describe('the limit of an agreement in advance', () => {
  const TOO_LOW = '1원 이상의 금액을 적어 주세요.';
  const TOO_HIGH = '예상 금액의 최대인 20,000원까지 정할 수 있어요.';

  it.each([
    ['may be the least amount', 1, undefined],
    ['may be the upper end of the estimate', 20_000, undefined],
    ['is refused a won above the estimate', 20_001, TOO_HIGH],
    ['is refused when it is empty', null, TOO_LOW],
    ['is refused at zero', 0, TOO_LOW],
    ['is refused with a part of a won', 1_000.5, TOO_LOW],
    ['is refused when it is no number', Number.NaN, TOO_LOW],
  ])('%s', (_, limitWon, problem) => {
    expect(advanceLimitProblem(limitWon, 20_000)).toBe(problem);
  });
});

describe('an agreement in advance', () => {
  it.each([
    ['holds up to its limit', 15_000, 15_000, true, 'within'],
    ['does not hold a won above its limit', 15_000, 15_001, true, 'above'],
    ['does not hold for other pieces, however cheap', 15_000, 1, false, 'otherPieces'],
    ['names the price first when the pieces differ too', 15_000, 15_001, false, 'above'],
    ['is none without a limit', null, 1, true, 'none'],
  ] as const)('%s', (_, limitWon, totalWon, isAsAnnounced, answer) => {
    expect(advanceAnswer(limitWon, { totalWon, isAsAnnounced })).toBe(answer);
  });
});
