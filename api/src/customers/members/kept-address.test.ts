import { KEPT_ADDRESSES } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { keptAddresses, members } from '#tables';
import { addMember, type TestMember } from '../../testing/fixtures';
import { HOME_ADDRESS, withdraw } from '../../testing/login';
import { openTestApi, type TestApi } from '../../testing/test-api';

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

/** Moves to so many doors, one after the other. */
const moveTo = async (...subAddresses: readonly string[]) => {
  for (const subAddress of subAddresses) {
    api.clock.advance(1_000);
    expect((await call('PUT', '/address', { ...HOME_ADDRESS, subAddress })).statusCode).toBe(200);
  }
};
const idOf = async (door: string): Promise<number> =>
  (await list()).find(({ subAddress }) => subAddress === door)?.addressId ?? 0;
const label = async (door: string, word: string) => call('PUT', `/addresses/${await idOf(door)}`, { label: word });

describe('addresses that were used', () => {
  it('stand with the last one first, and say which is the present one', async () => {
    await moveTo('1호', '2호');
    expect((await list()).map(({ subAddress, isCurrent }) => [subAddress, isCurrent])).toEqual([
      ['2호', true],
      ['1호', false],
    ]);
  });

  it('are kept once each, with what was said of the door last', async () => {
    await moveTo('1호', '2호');
    await call('PUT', '/address', { ...HOME_ADDRESS, subAddress: '1호', entranceInfo: '경비실 호출' });
    expect(await doors()).toEqual(['1호', '2호']);
    expect((await list())[0]).toMatchObject({ entranceInfo: '경비실 호출', isCurrent: true });
  });

  it('are forgotten from the oldest on, but for those with a label', async () => {
    await moveTo('집');
    expect((await label('집', '집')).statusCode).toBe(200);
    await moveTo(...Array.from({ length: KEPT_ADDRESSES.recent + 2 }, (_, index) => `${index}호`));
    expect(await doors()).toEqual(['집', '6호', '5호', '4호', '3호', '2호']);
  });

  it('become the present one again for all pages', async () => {
    await moveTo('1호', '2호');
    const answer = await call('POST', `/addresses/${await idOf('1호')}/use`);
    expect([answer.statusCode, answer.json().subAddress]).toEqual([200, '1호']);
    expect((await call('GET', '/address')).json()).toMatchObject({ subAddress: '1호' });
    expect(await doors()).toEqual(['1호', '2호']);
  });

  it('are removed, the present one too, without changing where laundry is collected', async () => {
    await moveTo('1호');
    expect((await call('DELETE', `/addresses/${await idOf('1호')}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call('GET', '/address')).json()).toMatchObject({ subAddress: '1호' });
  });

  it('go with the member who leaves', async () => {
    await moveTo('1호');
    expect((await withdraw(api, member.headers)).statusCode).toBe(204);
    const { database } = api.parts;
    expect(await database.select().from(keptAddresses).where(eq(keptAddresses.memberId, member.memberId))).toEqual([]);
  });
});

describe('a label', () => {
  it('goes to the address that gets it last, and away with an empty one', async () => {
    await moveTo('1호', '2호');
    await label('1호', '집');
    expect((await label('2호', ' 집 ')).json()).toMatchObject([
      { subAddress: '2호', label: '집' },
      { subAddress: '1호', label: '' },
    ]);
    await label('2호', '');
    expect((await list()).map((kept) => kept.label)).toEqual(['', '']);
  });

  it('is refused beyond ten, and when it is too long', async () => {
    for (let count = 0; count <= KEPT_ADDRESSES.labelled; count += 1) {
      await moveTo(`${count}호`);
      const answer = await label(`${count}호`, `이름${count}`);
      expect(answer.statusCode).toBe(count < KEPT_ADDRESSES.labelled ? 200 : 422);
    }
    expect((await label('10호', '열')).json().error.fields).toEqual({ label: '이름은 10곳까지 붙일 수 있어요.' });
    expect((await label('1호', '열한글자가넘는이름이에요')).statusCode).toBe(422);
  });
});

describe('somebody else', () => {
  it.each(['PUT', 'POST', 'DELETE'] as const)('does not find it: %s', async (method) => {
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

it('is not taken by a voucher user, whose programme keeps the address', async () => {
  await moveTo('1호', '2호');
  await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
  const answer = await call('POST', `/addresses/${await idOf('1호')}/use`);
  expect(answer.json()).toMatchObject({ error: { code: 'PARTNER_RESTRICTED' } });
});
