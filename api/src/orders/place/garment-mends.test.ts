import type { RequestDetail } from '@dongne/contract';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, PIXEL, requestFields, sendForm, type TestForm } from '#testing/request-fixtures';
import { detailOf } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const JACKET = { clothType: 'jacket', clothNo: 0, imageCount: 1 };
const TWO_GARMENTS = [
  { ...JACKET, mendName: '소매', withLaundry: true, mendDetail: '2cm', clothPhotoCount: 2 },
  { ...JACKET, mendName: '단추', clothPhotoCount: 0 },
  { mendName: '기타', mendDetail: '무릎을 덧대 주세요', clothType: 'trousers', clothNo: 1, imageCount: 1 },
];
const pictures = (count: number) => Array.from({ length: count }, () => ({ field: 'mend', bytes: PIXEL }));

const ordered = async (mendInfo: readonly object[] = TWO_GARMENTS, photos = pictures(5)) => {
  const customer = await addMember(api);
  const laundryId = await addLaundry(api);
  const fields = requestFields(laundryId, { laundryNumByUser: '2', mendInfo: JSON.stringify(mendInfo) });
  const answer = await orderPickup(api, customer.headers, { fields, photos });
  return { answer, request: { id: answer.json().applicationId, customer, laundryId, shop: customer.headers } };
};

type Ordered = Awaited<ReturnType<typeof ordered>>['request'];

const edit = (request: Ordered, form: TestForm) =>
  sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${request.id}/modify`,
    headers: request.customer.headers,
    form,
  });

const facts = ({ mend }: Pick<RequestDetail, 'mend'>) =>
  mend.map(({ mendName, clothType, clothNo, images, clothPhotos }) => [
    mendName,
    clothType,
    clothNo,
    images.length,
    clothPhotos.length,
  ]);

describe('mends of garments', () => {
  it('are grouped by garment, with its photos at the first', async () => {
    const { request } = await ordered();
    expect(facts(await detailOf(api, request))).toEqual([
      ['소매', 'jacket', 0, 1, 2],
      ['단추', 'jacket', 0, 1, 0],
      ['기타', 'trousers', 1, 1, 0],
    ]);
  });

  it('count in the estimate by base price, except individually priced ones', async () => {
    const { request } = await ordered();
    const { estimate } = await detailOf(api, request);
    const asked = await api.app.inject({
      method: 'POST',
      url: '/v1/app/request/estimate',
      headers: request.customer.headers,
      payload: {
        laundryId: request.laundryId,
        items: [],
        laundryNumByUser: 2,
        mends: TWO_GARMENTS.map(({ mendName, clothType, clothNo }) => ({
          ...{ mendName, clothType, clothNo },
          withLaundry: mendName === '소매',
        })),
      },
    });
    expect(asked.json()).toMatchObject({ min: estimate.min, max: estimate.max });
    expect(asked.json().lines).toMatchObject([
      {},
      { label: '수선', count: 2, min: 8_000, max: 8_000 },
      { label: '금액을 세탁소가 알려 줄 수선', count: 1, min: 0, max: 0 },
      {},
    ]);
  });

  it('hand over photos when an edit removes the first mend', async () => {
    const { request } = await ordered();
    const [, buttons, knees] = (await detailOf(api, request)).mend;
    const edited = await edit(request, {
      fields: {
        laundryNumByUser: '2',
        beforeMends: JSON.stringify([buttons?.id, knees?.id]),
        mendInfo: JSON.stringify([{ ...JACKET, clothType: 'coat', mendName: '안감' }]),
      },
      photos: pictures(1),
    });
    expect(facts(edited.json())).toEqual([
      ['단추', 'jacket', 0, 1, 2],
      ['기타', 'trousers', 1, 1, 0],
      ['안감', 'coat', 2, 1, 0],
    ]);
    expect(edited.json().estimate.max).toBe((await detailOf(api, request)).estimate.max);
  });

  it('remove the photos of their garment when all are removed', async () => {
    const { request } = await ordered();
    const [, , knees] = (await detailOf(api, request)).mend;
    const edited = await edit(request, { fields: { laundryNumByUser: '2', beforeMends: JSON.stringify([knees?.id]) } });
    expect(facts(edited.json())).toEqual([['기타', 'trousers', 1, 1, 0]]);
  });

  it('are limited to ten, including those that an edit keeps', async () => {
    const { request } = await ordered();
    const more = Array.from({ length: 8 }, () => ({ ...JACKET, mendName: '단추' }));
    const refused = await edit(request, {
      fields: { laundryNumByUser: '2', mendInfo: JSON.stringify(more) },
      photos: pictures(8),
    });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { mendInfo: '수선은 10건까지 신청할 수 있어요.' },
    ]);
    expect((await detailOf(api, request)).mend).toHaveLength(3);
  });

  it.each([
    ['an unknown garment', [{ ...JACKET, clothType: 'tent', mendName: '지퍼' }], 1, ['mendInfo', 'mend']],
    ['four photos of a garment', [{ ...JACKET, mendName: '지퍼', clothPhotoCount: 4 }], 5, ['mendInfo', 'mend']],
    ['a photo without a mend', [{ ...JACKET, mendName: '지퍼' }], 2, ['mend']],
  ])('are rejected with %s', async (_, mendInfo, photos, fields) => {
    const { answer } = await ordered(mendInfo, pictures(photos));
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, fields]);
  });
});
