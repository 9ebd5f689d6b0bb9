import { openTestApi, type TestApi } from '#testing/test-api';
import { allDongs, dongAt } from './area-index';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const search = async (q: string) => {
  const answer = await api.app.inject({ url: '/v1/app/nonMember/area', query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ label: string; bcode: string; inService: boolean }[]>();
};

const reverse = async (latitude: number, longitude: number) =>
  (
    await api.app.inject({
      url: '/v1/app/area/reverse',
      query: { latitude: String(latitude), longitude: String(longitude) },
    })
  ).json();

describe('dong search', () => {
  it.each([
    ['삼성동', '서울 강남구 삼성동'],
    ['강남구 삼성동', '서울 강남구 삼성동'],
    ['서울특별시 강남구 삼성', '서울 강남구 삼성동'],
    ['대전 삼성동', '대전 동구 삼성동'],
    ['영등포동6', '서울 영등포구 영등포동6가'],
    ['분당구 정자동', '경기 성남시 분당구 정자동'],
    ['한솔동', '세종 한솔동'],
  ])('%s finds %s first', async (q, label) => {
    expect((await search(q))[0]?.label).toBe(label);
  });

  it('finds by initial consonants', async () => {
    expect((await search('ㅅㅅㄷ')).map(({ label }) => label)).toContain('서울 강남구 삼성동');
  });

  it.each(['', '   ', 'zzz', '%', '없는동네이름'])('finds nothing for "%s"', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it('lists served areas before full matches elsewhere', async () => {
    const found = await search('강남');
    expect(found.at(0)?.inService).toBe(true);
    expect(found.map(({ label }) => label)).toContain('경남 진주시 강남동');
  });

  it('lists Seoul before equal names elsewhere, with what is served', async () => {
    const found = (await search('삼성동')).map(({ label, inService }) => ({ label, inService }));
    expect(found).toEqual([
      { label: '서울 강남구 삼성동', inService: true },
      { label: '대전 동구 삼성동', inService: false },
    ]);
  });

  it('returns all fields of an address form', async () => {
    expect((await search('강남구 삼성동'))[0]).toEqual({
      bcode: '1168010500',
      sido: '서울',
      sigungu: '강남구',
      gungu: '강남구',
      dong: '삼성동',
      emd: '삼성동',
      label: '서울 강남구 삼성동',
      address: '서울 강남구 삼성동',
      roadAddress: '',
      postalCode: '',
      roadOrLot: '',
      latitude: expect.closeTo(37.51, 1),
      longitude: expect.closeTo(127.06, 1),
      inService: true,
    });
  });
});

describe('reverse geocoding', () => {
  it.each([
    [37.52267, 126.90196, '서울 영등포구 영등포동6가', '1156010700', true],
    [37.50699, 127.05342, '서울 강남구 삼성동', '1168010500', true],
    [35.1587, 129.1604, '부산 해운대구 중동', '2635010600', false],
  ])('%d, %d is in %s', async (latitude, longitude, label, bcode, inService) => {
    expect(await reverse(latitude, longitude)).toMatchObject({ label, bcode, inService, latitude, longitude });
  });

  it.each([
    ['in Paris', 48.85, 2.35],
    ['where the equator begins', 0, 0],
    ['far out in the Yellow Sea', 37.4, 125.2],
    ['in the East Sea', 37.24, 132.2],
    ['in Pyongyang', 39.03, 125.75],
  ])('returns no dong for a position %s', async (_where, latitude, longitude) => {
    expect((await reverse(latitude, longitude)).error).toEqual({
      code: 'OUT_OF_AREA',
      svMessage: '서비스 지역 밖에 있는 위치예요. 동 이름이나 도로명으로 찾아 주세요.',
    });
  });

  it('serves quays outside the boundary map', async () => {
    expect(await reverse(37.44, 126.58)).toMatchObject({ sido: '인천', inService: true });
  });

  it('rejects an invalid position with a sentence per field', async () => {
    const answer = await api.app.inject('/v1/app/area/reverse?latitude=91');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { code: 'VALIDATION', fields: { latitude: '너무 큰 값이에요.', longitude: '꼭 입력해 주세요.' } },
    });
  });

  it('finds every dong at its own centre', () => {
    const lost = allDongs().filter((dong) => dong.polygons.length > 0 && dongAt(dong.centre) !== dong);
    expect(lost.map(({ label }) => label)).toEqual([]);
  });
});
