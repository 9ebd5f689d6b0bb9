import { createServer, type Server, type ServerResponse } from 'node:http';
import { openTestApi, type TestApi } from '#testing/test-api';

const FOUND = {
  roadAddr: '서울특별시 강남구 테헤란로 152 (역삼동)',
  zipNo: '06236',
  admCd: '1168010100',
  rnMgtSn: '116803122010',
  liNm: '',
  rn: '테헤란로',
  udrtYn: '0',
  buldMnnm: '152',
  buldSlno: '0',
  mtYn: '0',
  lnbrMnnm: '737',
  lnbrSlno: '0',
};
const results = (juso: readonly object[] | null, errorCode = '0') => ({ results: { common: { errorCode }, juso } });
const send = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let office: Server;
let api: TestApi;
let asked: URL[] = [];
let answerSearch: (response: ServerResponse) => unknown;
let answerPosition: (response: ServerResponse) => unknown;

beforeAll(async () => {
  office = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://office');
    asked.push(url);
    if (url.pathname === '/addrLinkApi.do') answerSearch(response);
    else answerPosition(response);
  });
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve));
  const address = office.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  api = await openTestApi({ juso: { searchKey: 'search', positionKey: 'position', apiUrl } });
});
afterAll(async () => {
  await api.close();
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
});
beforeEach(() => {
  asked = [];
  answerSearch = (response) => send(response, results([FOUND]));
  answerPosition = (response) => send(response, results([{ entX: '959031.08', entY: '1944627.2' }]));
});

const search = async (q: string): Promise<{ label: string; postalCode: string; latitude: number }[]> =>
  (await api.app.inject(`/v1/app/nonMember/area?q=${encodeURIComponent(q)}`)).json();
const GUESSES = ['(역삼동)', '(삼성동)', '(대치동)'].map((dong) => `서울 강남구 테헤란로 152 ${dong}`);

describe('national address API', () => {
  it('returns a building with postal code and position', async () => {
    expect(await search('테헤란로 152')).toEqual([
      expect.objectContaining({
        label: '서울 강남구 테헤란로 152 (역삼동)',
        address: '서울 강남구 역삼동 737',
        postalCode: '06236',
        latitude: 37.5,
        longitude: 127.0365,
      }),
    ]);
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('confmKey')])).toEqual([
      ['/addrLinkApi.do', 'search'],
      ['/addrCoordApi.do', 'position'],
    ]);
    expect(asked[0]?.searchParams.get('keyword')).toBe('테헤란로 152');
  });

  it('is queried by building name, and not for known dongs', async () => {
    expect(await search('강남파이낸스센터')).toEqual([expect.objectContaining({ postalCode: '06236' })]);
    asked = [];
    await search('역삼동');
    await search('ㅅ');
    expect(asked).toEqual([]);
  });

  it('falls back to the dong’s position for a building without one', async () => {
    answerPosition = (response) => send(response, results(null, 'E0001'));
    const [found] = await search('테헤란로 152');
    expect(found).toMatchObject({ postalCode: '06236' });
    expect(found?.latitude).not.toBe(37.5);
  });

  it.each([
    ['refuses the key', (response: ServerResponse) => send(response, results(null, 'E0001'))],
    ['fails', (response: ServerResponse) => send(response, {}, 500)],
    ['is silent', () => undefined],
    ['breaks off', (response: ServerResponse) => response.destroy()],
    ['sends something else', (response: ServerResponse) => response.end('<html>')],
    ['sends a building without its codes', (response: ServerResponse) => send(response, results([{ rn: '길' }]))],
    ['finds nothing', (response: ServerResponse) => send(response, results([]))],
  ])('is ignored when it %s', async (_case, answer) => {
    answerSearch = answer;
    expect((await search('테헤란로 152')).map(({ label }) => label)).toEqual(GUESSES);
  });
});
