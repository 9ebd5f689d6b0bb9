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
} as const;

describe('the form of a request', () => {
  it('is sent field by field, each as its description says, without what is left out', () => {
    const photos = ['a.png', 'b.png'].map((name) => new File(['x'], name));
    const time = '2037-03-04T04:00:00.000Z';
    const kept = { beforeStains: [4], beforeMends: undefined };
    const body = formBody(EDIT_FORM, { ...WISHES, ...kept, collectionTime: time, stain: photos });
    expect([...body.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['collectionTime', time],
      ['laundryNumByUser', '3'],
      ['items', '[{"category":"코트","count":1}]'],
      ['hasPremium', 'true'],
      ['hasStain', 'false'],
      ['stain', 'a.png'],
      ['stain', 'b.png'],
      ['etc', ''],
      // None, which is something else than not to speak of it.
      ['advanceLimitWon', ''],
      ['dailyLaundryPaidService', '[]'],
      ['beforeStains', '[4]'],
    ]);
  });

  it('does not compile without one of its fields, with one that is not its own, or with a value of another kind', () => {
    const { etc: _forgotten, ...others } = WISHES;
    const kept = { collectionTime: undefined, beforeStains: undefined, beforeMends: undefined };
    // @ts-expect-error: a field that nobody fills in
    formBody(EDIT_FORM, { ...others, ...kept });
    // @ts-expect-error: a field that only an order has
    formBody(EDIT_FORM, { ...WISHES, ...kept, laundryId: 7 });
    // @ts-expect-error: a flag as a text
    formBody(EDIT_FORM, { ...WISHES, ...kept, hasPremium: 'true' });
    // @ts-expect-error: JSON of another shape
    formBody(EDIT_FORM, { ...WISHES, ...kept, items: [{ category: '코트' }] });
    // @ts-expect-error: what is needed cannot be left out
    formBody(EDIT_FORM, { ...WISHES, ...kept, laundryNumByUser: undefined });
    expect(Object.keys(EDIT_FORM)).toHaveLength(13);
  });

  it('has every wish, and the time, in both forms', () => {
    const shared = Object.keys(EDIT_FORM).filter((name) => name in ORDER_FORM);
    expect(shared).toEqual(['collectionTime', ...Object.keys(WISHES)]);
  });
});
