import { addLaundry, addMember, type TestMember } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
  member = await addMember(api);
  await addLaundry(api);
});
afterAll(() => api.close());

const answerOf = async (url: string) => {
  const answer = await api.app.inject({ url: `/v1/app${url}`, headers: member.headers });
  return [answer.statusCode, answer.json().error?.fields];
};

const STRANGE_IDS = [
  '1.5',
  '1.0',
  '1e0',
  '1e3',
  '%201',
  '1%20',
  '%2B1',
  '01',
  '0x1',
  '1,',
  '1n',
  '%D9%A1',
  'true',
  '-',
];

describe('number in a URL', () => {
  it.each(STRANGE_IDS)('is not an id when spelt %s', async (id) => {
    const refused = [422, { id: '숫자로만 적어 주세요.' }];
    expect(await answerOf(`/laundry/detail/${id}`)).toEqual(refused);
    expect(await answerOf(`/request/delivery/detail/${id}`)).toEqual(refused);
    expect(await answerOf(`/notice/${id}`)).toEqual(refused);
  });

  it('is an id in its normal spelling', async () => {
    const { headers } = member;
    const { body } = await api.app.inject({ url: '/v1/app/laundry/list/group', headers });
    const id = /"id":(\d+)/.exec(body)?.[1];
    expect((await answerOf(`/laundry/detail/${id}`))[0]).toBe(200);
  });

  it.each(['', '%20', '37,5', '1e3', '0x25', 'NaN', 'Infinity', '+37', '3 7'])(
    'is not a map bound when spelt "%s"',
    async (south) => {
      const others = 'west=127&north=38&east=128&zoom=14';
      const answer = await answerOf(`/laundry/map?south=${encodeURI(south)}&${others}`);
      expect(answer).toEqual([422, { south: '숫자로 적어 주세요.' }]);
    },
  );

  it.each(['37', '37.5126', '-37.5', '1e-7', '0'])('is a map bound as %s', async (south) => {
    expect((await answerOf(`/laundry/map?south=${south}&west=127&north=38&east=128&zoom=14`))[0]).toBe(200);
  });

  it.each(['zoom=', 'zoom=14.5', 'zoom=1e1'])('is not a map level when spelt %s', async (zoom) => {
    const answer = await answerOf(`/laundry/map?south=37&west=127&north=38&east=128&${zoom}`);
    expect(answer).toEqual([422, { zoom: '숫자로만 적어 주세요.' }]);
  });

  it('is not checked in a JSON body, which has a number type', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/app/request/estimate',
      headers: member.headers,
      payload: { laundryId: '1', items: [] },
    });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { laundryId: '올바른 값이 아니에요.' }]);
  });
});
