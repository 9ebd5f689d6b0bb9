import { deleteAllUses } from '#base';
import { eq } from 'drizzle-orm';
import { OTP_MAX_TRIES, OTP_REGISTRATION_MS } from '@dongne/contract';
import { members } from '#tables';
import { addMember, type TestMember, withFreshToken } from '#testing/fixtures';
import { enterCode, receiveCode, receiveProof, wrongCode } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

type Proof = Awaited<ReturnType<typeof receiveProof>>;
interface Call {
  readonly name: string;
  readonly purpose: 'phoneChange' | 'withdrawal';
  readonly other: 'phoneChange' | 'withdrawal';
  readonly done: number;
}

/** Sensitive calls, for which an access token alone is not enough. */
const CALLS: readonly Call[] = [
  { name: 'a change of the phone number', purpose: 'phoneChange', other: 'withdrawal', done: 200 },
  { name: 'a withdrawal', purpose: 'withdrawal', other: 'phoneChange', done: 204 },
];

const send = async ({ purpose }: Call, { headers }: TestMember, proof?: Proof) => {
  const url = `/v1/app/member/${purpose === 'phoneChange' ? 'phoneNumber' : 'withdraw'}`;
  const payload = purpose === 'phoneChange' ? await newNumber() : { reasons: ['이사'] };
  return api.app.inject({ method: 'PUT', url, headers, payload: { ...payload, ...(proof && { proof }) } });
};
const newNumber = () => {
  count += 1;
  return receiveCode(api, `0104444${String(count).padStart(4, '0')}`, `203.0.113.${count}`);
};

const expectRefused = async (answer: Awaited<ReturnType<typeof send>>, member: TestMember): Promise<void> => {
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
  expect(answer.json().error.fields.proof).toContain('지금 번호');
  const [stored] = await api.parts.database.select().from(members).where(eq(members.id, member.memberId));
  expect([stored?.phoneNumber, stored?.withdrawnAt]).toEqual([member.phoneNumber, null]);
};

describe.each(CALLS)('$name with a stolen access token', (call) => {
  it('is rejected without a code to the current number', async () => {
    const member = await addMember(api);
    await expectRefused(await send(call, member), member);
  });

  it.each<[string, (member: TestMember) => Promise<Proof>]>([
    ['for the other purpose', ({ headers }) => receiveProof(api, headers, call.other)],
    ['for a login', ({ phoneNumber }) => receiveCode(api, phoneNumber, '203.0.113.250')],
    ['of the thief, to the own number', async () => receiveProof(api, (await addMember(api)).headers, call.purpose)],
  ])('is rejected with a code %s', async (_kind, take) => {
    const member = await addMember(api);
    await deleteAllUses(api.parts.database);
    const { otpId, otpCode } = await take(member);
    await expectRefused(await send(call, member, { otpId, otpCode }), member);
  });

  it('counts wrong codes, after which the right one is rejected', async () => {
    const member = await addMember(api);
    const proof = await receiveProof(api, member.headers, call.purpose);
    const wrong = { ...proof, otpCode: wrongCode({ ...proof, phoneNumber: '' }) };
    for (let tries = 0; tries < OTP_MAX_TRIES; tries += 1) await send(call, member, wrong);
    await expectRefused(await send(call, member, proof), member);
  });

  it('succeeds with the code entered in advance, until it expires', async () => {
    const member = await addMember(api);
    const enter = (proof: Proof) =>
      api.app.inject({
        method: 'PUT',
        url: '/v1/app/member/proof',
        headers: member.headers,
        payload: { purpose: call.purpose, ...proof },
      });
    const late = await receiveProof(api, member.headers, call.purpose);
    expect((await enter(late)).statusCode).toBe(204);
    api.clock.advance(OTP_REGISTRATION_MS + 1);
    const later = { ...member, ...(await withFreshToken(api, member)) };
    await expectRefused(await send(call, later, late), member);
    const proof = await receiveProof(api, later.headers, call.purpose);
    expect((await send(call, later, proof)).statusCode).toBe(call.done);
  });

  it('succeeds once when one code is used twice concurrently', async () => {
    const member = await addMember(api);
    const proof = await receiveProof(api, member.headers, call.purpose);
    const answers = await Promise.all([send(call, member, proof), send(call, member, proof)]);
    expect(answers.filter(({ statusCode }) => statusCode === call.done)).toHaveLength(1);
  });
});

it('cannot log in with a code that proves the current number', async () => {
  const member = await addMember(api);
  const proof = await receiveProof(api, member.headers, 'phoneChange');
  const answer = await enterCode(api, { ...proof, phoneNumber: member.phoneNumber });
  expect(answer.json().error.code).toBe('OTP_EXPIRED');
});
