import { safeParse } from 'valibot';
import { EDIT_SCHEMA } from './edit-values';
import { NO_WISHES } from './laundry-wishes';
import { newGarment, newMend } from '../mend/mend-rules';
import type { FormGarment } from '../mend/mend-values';
import { withCounted } from './wishes-rules';

const COAT: FormGarment = { ...newGarment(), clothType: 'coat', mends: [{ ...newMend(), part: '안감' }] };

describe('laundry wishes', () => {
  it.each([
    ['nothing wished', {}, undefined],
    ['a garment to mend', { hasMend: true, garments: [COAT] }, undefined],
    ['mends that were switched off', { hasMend: false, mending: COAT }, undefined],
    ['a garment that nobody has begun', { hasMend: true, garments: [COAT], mending: newGarment() }, undefined],
    ['nothing to mend', { hasMend: true }, ['수선할 옷을 추가해 주세요.']],
    ['a garment of a past step', { hasMend: true, garments: [COAT], mending: COAT }, [/작성하던 수선을/]],
  ])('are checked: %s', (_, wishes, sentences) => {
    const { issues } = safeParse(EDIT_SCHEMA, { ...NO_WISHES, collectionTime: '2037-03-04T04:00:00Z', ...wishes });
    expect(issues?.map(({ message }) => message)).toEqual(
      sentences?.map((sentence) => expect.stringMatching(sentence)),
    );
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
