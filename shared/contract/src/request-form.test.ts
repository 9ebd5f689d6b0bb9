import { EDIT_FORM, formBody, ORDER_FORM } from './request-form';

const WISHES = {
  laundryNumByUser: 3,
  items: [{ category: '코트', count: 1 }],
  hasPremium: true,
  hasStain: false,
  stain: undefined,
  mendInfo: undefined,
  mend: undefined,
  etc: '',
  advanceLimitWon: null,
  dailyLaundryPaidService: [],
  valuables: undefined,
  washingPreferences: undefined,
} as const;

describe('form of a request', () => {
  it('encodes each field as described and leaves out undefined ones', () => {
    const photos = ['a.png', 'b.png'].map((name) => new File(['x'], name));
    const time = '2037-03-04T04:00:00.000Z';
    const unchanged = { beforeStains: [4], beforeMends: undefined };
    const body = formBody(EDIT_FORM, { ...WISHES, ...unchanged, collectionTime: time, stain: photos });
    expect([...body.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['collectionTime', time],
      ['laundryNumByUser', '3'],
      ['items', '[{"category":"코트","count":1}]'],
      ['hasPremium', 'true'],
      ['hasStain', 'false'],
      ['stain', 'a.png'],
      ['stain', 'b.png'],
      ['etc', ''],
      // Empty, unlike an absent field.
      ['advanceLimitWon', ''],
      ['dailyLaundryPaidService', '[]'],
      ['beforeStains', '[4]'],
    ]);
  });

  it('does not compile with missing, unknown or mistyped fields', () => {
    const { etc: _forgotten, ...others } = WISHES;
    const unchanged = { collectionTime: undefined, beforeStains: undefined, beforeMends: undefined };
    // @ts-expect-error: a missing field
    formBody(EDIT_FORM, { ...others, ...unchanged });
    // @ts-expect-error: a field of an order only
    formBody(EDIT_FORM, { ...WISHES, ...unchanged, laundryId: 7 });
    // @ts-expect-error: a flag as a text
    formBody(EDIT_FORM, { ...WISHES, ...unchanged, hasPremium: 'true' });
    // @ts-expect-error: JSON of another shape
    formBody(EDIT_FORM, { ...WISHES, ...unchanged, items: [{ category: '코트' }] });
    // @ts-expect-error: a required field that is undefined
    formBody(EDIT_FORM, { ...WISHES, ...unchanged, laundryNumByUser: undefined });
    expect(Object.keys(EDIT_FORM)).toHaveLength(15);
  });

  it('has every wish and the time in both variants', () => {
    const shared = Object.keys(EDIT_FORM).filter((name) => name in ORDER_FORM);
    expect(shared).toEqual(['collectionTime', ...Object.keys(WISHES)]);
  });
});
