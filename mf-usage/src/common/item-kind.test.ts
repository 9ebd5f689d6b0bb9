import { itemKindOf } from './item-kind';

describe('itemKindOf', () => {
  it.each([
    ['a coat that is called so', { kind: 'wash', category: '코트', name: '코트' }, undefined],
    ['a coat with a name of its own', { kind: 'wash', category: '코트', name: '캐시미어 코트' }, '코트'],
    ['a mend', { kind: 'mend', category: '수선', name: '기장 줄이기' }, '수선'],
    ['a mend that is called so', { kind: 'mend', category: '수선', name: '수선' }, undefined],
  ] as const)('%s: %j is %s', (_what, item, kind) => {
    expect(itemKindOf(item)).toBe(kind);
  });
});
