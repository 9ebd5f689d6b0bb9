import type { RequestMend } from '@dongne/contract';
import { NO_WISHES, wishesOf } from '../request-form/laundry-wishes';
import { buildRequest, buildShop } from '../testing/builders';
import { mendChangeOf } from './request-edit-rules';

const described: RequestMend = { id: 1, mendName: '수선', withLaundry: true, mendDetail: '기장 3cm', images: [] };
const marked: RequestMend = { ...described, id: 2, mendDetail: '', images: [{ id: 9, url: '/x' }] };

describe('the mends of an edit', () => {
  it.each([
    ['all stay when nothing was changed', { hasMend: true, mendNote: '기장 3cm' }, { keptIds: [1, 2] }],
    ['the described one is replaced', { hasMend: true, mendNote: '기장 5cm' }, { keptIds: [2], newNote: '기장 5cm' }],
    ['the described one goes with its text', { hasMend: true, mendNote: ' ' }, { keptIds: [2] }],
    ['all go when the switch is off', { hasMend: false, mendNote: '기장 3cm' }, { keptIds: [] }],
  ])('%s', (_, wishes, change) => {
    expect(mendChangeOf([described, marked], { ...NO_WISHES, ...wishes })).toEqual({ newNote: undefined, ...change });
  });
});

it('a request fills the form with what was wished', () => {
  const request = buildRequest({
    laundryNumByUser: 4,
    hasStain: true,
    stain: [{ id: 5, url: '/p' }],
    mend: [described],
  });
  expect(wishesOf(request, buildShop())).toMatchObject({
    laundryNumByUser: 4,
    stains: [{ id: 'kept-5', backgroundUrl: '/p', keptId: 5 }],
    hasMend: true,
    mendNote: '기장 3cm',
  });
});
