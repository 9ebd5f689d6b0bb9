import { openTestApi, type TestApi } from '#testing/test-api';
import { kmToCentre } from './area-index';
import { wellKnownRoads } from './road-table';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Found {
  readonly label: string;
  readonly address: string;
  readonly roadAddress: string;
  readonly roadOrLot: string;
}

const ask = (q: string) => api.app.inject({ url: '/v1/app/nonMember/area', query: { q } });
const search = async (q: string) => {
  const answer = await ask(q);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found[]>();
};
const labels = async (q: string) => (await search(q)).map(({ label }) => label);

describe('search by road', () => {
  it('lists every dong with 테헤란로 152', async () => {
    expect(await labels('테헤란로 152')).toEqual([
      '서울 강남구 테헤란로 152 (역삼동)',
      '서울 강남구 테헤란로 152 (삼성동)',
      '서울 강남구 테헤란로 152 (대치동)',
    ]);
  });

  it('returns the stored form of the address: road, number and dong', async () => {
    expect((await search('테헤란로 152'))[0]).toMatchObject({
      bcode: '1168010100',
      emd: '역삼동',
      address: '서울 강남구 역삼동',
      roadAddress: '서울 강남구 테헤란로 152',
      roadOrLot: '테헤란로 152',
      inService: true,
    });
  });

  it.each([
    ['테헤란로152', '서울 강남구 테헤란로 152 (역삼동)'],
    ['서울시 강남구 테헤란로 152', '서울 강남구 테헤란로 152 (역삼동)'],
    ['테헤란로 427 (삼성동) 위워크', '서울 강남구 테헤란로 427 (삼성동)'],
    ['테헤란로8길 12-3', '서울 강남구 테헤란로8길 12-3 (역삼동)'],
    ['경기도 성남시 분당구 판교역로 166', '경기 성남시 분당구 판교역로 166 (백현동)'],
    ['수원 월드컵로 310', '경기 수원시 팔달구 월드컵로 310 (우만동)'],
    ['강남대로 지하 396', '서울 강남구 강남대로 지하396 (신사동)'],
    ['테헤란', '서울 강남구 테헤란로 (역삼동)'],
    ['ㅌㅎㄹㄹ', '서울 강남구 테헤란로 (역삼동)'],
  ])('%s finds %s first', async (q, label) => {
    expect((await labels(q))[0]).toBe(label);
  });

  it('is limited to the dong after the number', async () => {
    expect(await labels('테헤란로 427 (삼성동)')).toEqual(['서울 강남구 테헤란로 427 (삼성동)']);
  });

  it.each(['부산 테헤란로 152', '없는길 12', '%로 1', '\\_ 3'])('finds nothing for %s', async (q) => {
    expect(await search(q)).toEqual([]);
  });
});

describe('search by lot', () => {
  it.each([
    ['역삼동 737', '서울 강남구 역삼동 737', '737'],
    ['강남구 역삼동 737-1', '서울 강남구 역삼동 737-1', '737-1'],
    ['역삼동 737 번지', '서울 강남구 역삼동 737', '737'],
    ['세곡동 산 12-3', '서울 강남구 세곡동 산12-3', '산12-3'],
  ])('%s finds %s first', async (q, label, roadOrLot) => {
    expect((await search(q))[0]).toMatchObject({ label, address: label, roadAddress: '', roadOrLot });
  });

  it('does not parse the number of a dong as a lot', async () => {
    expect((await search('영등포동6'))[0]).toMatchObject({ label: '서울 영등포구 영등포동6가', roadOrLot: '' });
  });
});

it('rejects a thousand characters with a sentence', async () => {
  const answer = await ask('가'.repeat(1000));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields.q).toMatch(/요\.$/);
});

describe('table of roads', () => {
  it('has at least 120 distinct roads in existing dongs', () => {
    const names = wellKnownRoads().map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(wellKnownRoads().filter(({ dongs }) => dongs.length === 0)).toEqual([]);
  });

  it('has no dong far from all others of its road and district', () => {
    const lost = wellKnownRoads().flatMap(({ name, dongs }) =>
      dongs
        .map((dong) => ({ dong, others: dongs.filter((o) => o !== dong && o.sigungu === dong.sigungu) }))
        .filter(({ dong, others }) => others.length > 0 && !others.some((o) => kmToCentre(dong.centre, o) < 6))
        .map(({ dong }) => `${name}: ${dong.label}`),
    );
    expect(lost).toEqual([]);
  });
});
