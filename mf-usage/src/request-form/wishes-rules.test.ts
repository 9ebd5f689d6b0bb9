import { safeParse } from 'valibot';
import { EDIT_SCHEMA, NO_WISHES } from './laundry-wishes';
import { withCounted } from './wishes-rules';

describe('the wishes of a form', () => {
  it.each([
    ['nothing wished', {}, undefined],
    ['a mend with a note', { hasMend: true, mendNote: '기장을 3cm 줄여 주세요' }, undefined],
    ['a note of a mend that was switched off', { hasMend: false, mendNote: '' }, undefined],
    ['a mend without a note', { hasMend: true, mendNote: '  ' }, ['어디를 어떻게 수선할지 적어 주세요.']],
  ])('are checked: %s', (_, wishes, sentences) => {
    const { issues } = safeParse(EDIT_SCHEMA, { ...NO_WISHES, ...wishes });
    expect(issues?.map(({ message }) => message)).toEqual(sentences);
  });
});

describe('세탁물 수량', () => {
  it.each([
    ['grows with what is counted', 1, 0, 2, 2],
    ['is that of anyone who said more than they count', 5, 1, 2, 5],
    ['falls when everything was counted', 3, 3, 2, 2],
    ['never falls below one', 1, 1, 0, 1],
    ['stays when something was not counted', 5, 4, 3, 5],
  ])('%s', (_what, said, before, after, number) => {
    const shirts = (count: number) => (count === 0 ? [] : [{ category: '와이셔츠' as const, count }]);
    expect(withCounted({ laundryNumByUser: said, items: shirts(before) }, shirts(after))).toEqual({
      laundryNumByUser: number,
      items: shirts(after),
    });
  });
});
