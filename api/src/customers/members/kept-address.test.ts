import { KEPT_ADDRESSES } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { keptAddresses, members } from '#tables';
import { addMember, type TestMember } from '#testing/fixtures';
import { HOME_ADDRESS, withdraw } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  member = await addMember(api);
});
afterAll(() => api.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers = member.headers) =>
  api.app.inject({ method, url: `/v1/app/member${path}`, headers, ...(payload && { payload }) });

interface Kept {
  readonly addressId: number;
  readonly subAddress: string;
  readonly label: string;
  readonly isCurrent: boolean;
}
const list = async (): Promise<Kept[]> => (await call('GET', '/addresses')).json();
const doors = async () => (await list()).map(({ subAddress }) => subAddress);

/** Changes the address several times. */
const moveTo = async (...subAddresses: readonly string[]) => {
  for (const subAddress of subAddresses) {
    api.clock.advance(1_000);
    expect((await call('PUT', '/address', { ...HOME_ADDRESS, subAddress })).statusCode).toBe(200);
  }
};
const idOf = async (door: string): Promise<number> =>
  (await list()).find(({ subAddress }) => subAddress === door)?.addressId ?? 0;
const label = async (door: string, word: string) => call('PUT', `/addresses/${await idOf(door)}`, { label: word });

describe('stored addresses', () => {
  it('are listed last used first, marking the current one', async () => {
    await moveTo('1호', '2호');
    expect((await list()).map(({ subAddress, isCurrent }) => [subAddress, isCurrent])).toEqual([
      ['2호', true],
      ['1호', false],
    ]);
  });

  it('are stored once each, with the latest details', async () => {
    await moveTo('1호', '2호');
    await call('PUT', '/address', { ...HOME_ADDRESS, subAddress: '1호', entranceInfo: '경비실 호출' });
    expect(await doors()).toEqual(['1호', '2호']);
    expect((await list())[0]).toMatchObject({ entranceInfo: '경비실 호출', isCurrent: true });
  });

  it('lose the oldest ones, except those with a label', async () => {
    await moveTo('집');
    expect((await label('집', '집')).statusCode).toBe(200);
    await moveTo(...Array.from({ length: KEPT_ADDRESSES.recent + 2 }, (_, index) => `${index}호`));
    expect(await doors()).toEqual(['집', '6호', '5호', '4호', '3호', '2호']);
  });

  it('can become the current address again', async () => {
    await moveTo('1호', '2호');
    const answer = await call('POST', `/addresses/${await idOf('1호')}/use`);
    expect([answer.statusCode, answer.json().subAddress]).toEqual([200, '1호']);
    expect((await call('GET', '/address')).json()).toMatchObject({ subAddress: '1호' });
    expect(await doors()).toEqual(['1호', '2호']);
  });

  it('are deletable, also the current one, without changing the collection address', async () => {
    await moveTo('1호');
    expect((await call('DELETE', `/addresses/${await idOf('1호')}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call('GET', '/address')).json()).toMatchObject({ subAddress: '1호' });
  });

  it('are deleted when the member withdraws', async () => {
    await moveTo('1호');
    expect((await withdraw(api, member.headers)).statusCode).toBe(204);
    const { database } = api.parts;
    expect(await database.select().from(keptAddresses).where(eq(keptAddresses.memberId, member.memberId))).toEqual([]);
  });
});

describe('address label', () => {
  it('moves to the last address that gets it, and is removable', async () => {
    await moveTo('1호', '2호');
    await label('1호', '집');
    expect((await label('2호', ' 집 ')).json()).toMatchObject([
      { subAddress: '2호', label: '집' },
      { subAddress: '1호', label: '' },
    ]);
    await label('2호', '');
    expect((await list()).map((kept) => kept.label)).toEqual(['', '']);
  });

  it('is rejected beyond ten, and when it is too long', async () => {
    for (let count = 0; count <= KEPT_ADDRESSES.labelled; count += 1) {
      await moveTo(`${count}호`);
      const answer = await label(`${count}호`, `이름${count}`);
      expect(answer.statusCode).toBe(count < KEPT_ADDRESSES.labelled ? 200 : 422);
    }
    expect((await label('10호', '열')).json().error.fields).toEqual({ label: '이름은 10곳까지 붙일 수 있어요.' });
    expect((await label('1호', '열한글자가넘는이름이에요')).statusCode).toBe(422);
  });
});

describe('another member', () => {
  it.each(['PUT', 'POST', 'DELETE'] as const)('gets 404 for it: %s', async (method) => {
    await moveTo('1호');
    const id = await idOf('1호');
    const other = await addMember(api);
    const path = method === 'POST' ? `/addresses/${id}/use` : `/addresses/${id}`;
    const answer = await call(method, path, method === 'PUT' ? { label: '집' } : undefined, other.headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect(await list()).toMatchObject([{ subAddress: '1호', label: '' }]);
  });

  it.each(['0', '-1', '99999999999', 'x'])('has no address %s', async (id) => {
    expect((await call('DELETE', `/addresses/${id}`)).statusCode).toBe(422);
  });
});

it('cannot be selected by a voucher user, whose programme manages the address', async () => {
  await moveTo('1호', '2호');
  await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
  const answer = await call('POST', `/addresses/${await idOf('1호')}/use`);
  expect(answer.json()).toMatchObject({ error: { code: 'PARTNER_RESTRICTED' } });
});
