import { buildItem } from '@dongne/contract/testing';
import { buildRequest } from '../testing/builders';
import { compareItems, priceDifference } from './item-change';

describe('difference of a price from its estimate', () => {
  it.each([
    ['as estimated', { estimatedWon: 1_900, priceWon: 1_900 }, null],
    ['higher', { estimatedWon: 1_900, priceWon: 3_900 }, '예상보다 2,000원 높아요'],
    ['lower', { estimatedWon: 1_900, priceWon: 1_500 }, '예상보다 400원 낮아요'],
    ['not on the list', { estimatedWon: null, priceWon: 9_000 }, '가격표에 없는 품목이에요'],
    ['of a mend', { kind: 'mend', estimatedWon: null, priceWon: 9_000 }, null],
  ] as const)('is named: %s', (_which, part, sentence) => {
    expect(priceDifference(buildItem(part))).toBe(sentence);
  });
});

const shirt = buildItem({ id: 1 });
const second = buildItem({ id: 2 });
const coat = buildItem({ id: 3, category: '코트', name: '겨울 코트' });

const compare = (items: Parameters<typeof buildItem>[0][], part: Parameters<typeof buildRequest>[0] = {}) => {
  const { changed, unchanged } = compareItems(buildRequest({ items: items.map(buildItem), ...part }));
  return {
    changed: changed.map(({ item, difference }) => [item.id, difference]),
    unchanged: unchanged.map(({ id }) => id),
  };
};

describe('items compared with the request', () => {
  it.each([
    ['a note', { note: '단추가 없어요' }, null],
    ['another price', { priceWon: 2_900 }, '예상보다 1,000원 높아요'],
    ['a mend', { kind: 'mend', estimatedWon: null }, null],
    ['a declined item', { declined: true }, null],
    ['a question', { questions: [{ id: 1, text: '왜요?', askedAt: '', answer: null, answeredAt: null }] }, null],
  ] as const)('are to look at: %s', (_which, part, sentence) => {
    const found = compare([{ ...shirt, ...part, questions: 'questions' in part ? [...part.questions] : [] }, coat]);
    expect(found).toEqual({ changed: [[1, sentence]], unchanged: [3] });
  });

  it.each([
    ['all pieces were counted', 2, [], [[3, '신청에 없던 품목이에요']]],
    ['some were not', 3, [], []],
  ] as const)('name what was not announced: %s', (_when, laundryNumByUser, mend, changed) => {
    const announcedItems = [{ category: '와이셔츠', count: 2 } as const];
    expect(compare([shirt, second, coat], { announcedItems, laundryNumByUser, mend: [...mend] }).changed).toEqual(
      changed,
    );
  });

  it('counts the pieces of a category', () => {
    const announcedItems = [{ category: '와이셔츠', count: 1 } as const];
    expect(compare([shirt, second], { announcedItems, laundryNumByUser: 1 }).changed).toEqual([
      [2, '신청에 없던 품목이에요'],
    ]);
  });
});
