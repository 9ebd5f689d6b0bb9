import type { TimelineEntry } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { removeQueuedFiles } from '#base';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, PIXEL, requestFields, sendForm, type TestForm } from '#testing/request-fixtures';
import { addRequest, asShop, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { requestPhotos } from '#tables';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const edit = (request: Pick<TestRequest, 'id' | 'customer'>, form: TestForm) =>
  sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${request.id}/modify`,
    headers: request.customer.headers,
    form,
  });

const requestWithPhotos = async () => {
  const customer = await addMember(api);
  const laundryId = await addLaundry(api);
  const created = await orderPickup(api, customer.headers, {
    fields: requestFields(laundryId, { hasStain: 'true', mendInfo: '[{"mendName":"기장"},{"mendName":"단추"}]' }),
    photos: ['stain', 'stain', 'mend', 'mend'].map((field) => ({ field, bytes: PIXEL })),
  });
  const request = {
    id: created.json<{ applicationId: number }>().applicationId,
    laundryId,
    customer,
    shop: customer.headers,
  };
  return { request, detail: await detailOf(api, request) };
};

describe('editing a request', () => {
  it('changes count, wishes and the estimate', async () => {
    const request = await addRequest(api);
    const edited = await edit(request, {
      fields: { laundryNumByUser: '10', hasPremium: 'true', etc: '벨을 눌러 주세요' },
    });
    expect(edited.json()).toMatchObject({
      laundryNumByUser: 10,
      hasPremium: true,
      etc: '벨을 눌러 주세요',
      estimate: { min: 38_000, max: 150_000 },
    });
  });

  it('keeps named photos and mends, drops others and adds new ones', async () => {
    const { request, detail } = await requestWithPhotos();
    const edited = await edit(request, {
      fields: {
        laundryNumByUser: '3',
        hasStain: 'true',
        beforeStains: JSON.stringify([detail.stain[1].id]),
        beforeMends: JSON.stringify([detail.mend[0].id]),
        mendInfo: '[{"mendName":"지퍼"}]',
      },
      photos: [
        { field: 'stain', bytes: PIXEL },
        { field: 'mend', bytes: PIXEL },
      ],
    });
    const { stain, mend } = edited.json();
    expect(stain).toHaveLength(2);
    expect(stain[0].id).toBe(detail.stain[1].id);
    expect(mend.map(({ mendName }: { mendName: string }) => mendName)).toEqual(['기장', '지퍼']);
    expect(mend[1].images).toHaveLength(1);
  });

  it('writes its changes to the timeline, and nothing without changes', async () => {
    const request = await addRequest(api);
    const rows = async () =>
      (await detailOf(api, request)).timeline.map(({ event, actor, label, reason }: TimelineEntry) => ({
        ...{ event, actor, label, reason },
      }));
    const before = await rows();
    const fields = { laundryNumByUser: '2', hasPremium: 'false', hasStain: 'false', etc: '' };
    await edit(request, { fields });
    expect(await rows()).toEqual(before);
    const changed = { ...fields, laundryNumByUser: '5', etc: '문 앞에 둘게요' };
    await edit(request, { fields: changed });
    await edit(request, { fields: changed });
    const row = { event: 'edited', actor: 'customer', label: '신청 수정' };
    const first = { ...row, reason: '바꾼 내용: 세탁물 수량, 요청사항' };
    expect(await rows()).toEqual([...before, first]);
    await edit(request, { fields: { ...changed, mendInfo: '[{"mendName":"지퍼"}]' } });
    expect(await rows()).toEqual([...before, first, { ...row, reason: '바꾼 내용: 사진·수선' }]);
  });

  it('writes a removed photo to the timeline', async () => {
    const { request } = await requestWithPhotos();
    const { timeline } = (
      await edit(request, { fields: { laundryNumByUser: '3', hasStain: 'true', beforeStains: '[]' } })
    ).json();
    expect(timeline.at(-1)).toMatchObject({ event: 'edited', reason: '바꾼 내용: 사진·수선' });
  });

  it('keeps everything when nothing is named', async () => {
    const { request } = await requestWithPhotos();
    const { stain, mend } = (await edit(request, { fields: { laundryNumByUser: '3', hasStain: 'true' } })).json();
    expect([stain.length, mend.length]).toEqual([2, 2]);
  });

  it('drops the photos of stains without stains', async () => {
    const { request } = await requestWithPhotos();
    const { hasStain, stain } = (await edit(request, { fields: { laundryNumByUser: '3', hasStain: 'false' } })).json();
    expect([hasStain, stain]).toEqual([false, []]);
  });

  it.each([
    ['of a stain', { hasStain: 'true', beforeStains: '[]' }, 2],
    ['of a mend', { hasStain: 'true', beforeMends: '[]' }, 2],
    ['of a removed stain', { hasStain: 'false' }, 2],
    ['that is kept', { hasStain: 'true' }, 4],
  ])('deletes the file of a dropped photo only: one %s', async (_case, fields, left) => {
    const { request } = await requestWithPhotos();
    const ofIt = eq(requestPhotos.requestId, request.id);
    const before = await api.parts.database.select().from(requestPhotos).where(ofIt);
    await edit(request, { fields: { laundryNumByUser: '3', ...fields } });
    await removeQueuedFiles(api.parts);
    const bytes = await Promise.all(before.map(({ fileKey }) => api.parts.files.get(fileKey)));
    expect(bytes.filter((kept) => kept !== null)).toHaveLength(left);
    expect(await api.parts.database.$count(requestPhotos, ofIt)).toBe(left);
  });

  it('never exceeds five photos', async () => {
    const { request } = await requestWithPhotos();
    const photos = Array.from({ length: 4 }, () => ({ field: 'stain', bytes: PIXEL }));
    const refused = await edit(request, { fields: { laundryNumByUser: '3', hasStain: 'true' }, photos });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { stain: '사진 등록은 5개 까지 할 수 있어요.' },
    ]);
    expect((await detailOf(api, request)).stain).toHaveLength(2);
  });

  it('is rejected after the collection', async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'collect', { pieces: 1 });
    const refused = await edit(request, { fields: { laundryNumByUser: '2' } });
    expect(refused.json().error).toEqual({
      code: 'INVALID_TRANSITION',
      svMessage: '수거한 뒤에는 신청을 수정할 수 없어요.',
    });
  });

  it("never reaches another member's request or photos", async () => {
    const { request, detail } = await requestWithPhotos();
    const stranger = await addRequest(api);
    const refused = await edit({ id: request.id, customer: stranger.customer }, { fields: { laundryNumByUser: '2' } });
    expect(refused.statusCode).toBe(404);
    const own = await edit(stranger, {
      fields: { laundryNumByUser: '2', beforeMends: JSON.stringify([detail.mend[0].id]) },
    });
    expect([own.statusCode, own.json().mend]).toEqual([200, []]);
    expect((await detailOf(api, request)).mend).toHaveLength(2);
  });
});
