import { ITEM_CATEGORIES, ITEM_GROUPS } from './shop';

describe('ITEM_GROUPS', () => {
  it('hold each category of the specification once', () => {
    const grouped = ITEM_GROUPS.flatMap(({ categories }): readonly string[] => categories);
    const known = ITEM_CATEGORIES.map(({ category }) => category);
    expect(grouped).toHaveLength(known.length);
    expect(new Set(grouped)).toEqual(new Set(known));
  });
});
