import { eq } from 'drizzle-orm';
import { otps, sessions, outboxMessages, memberAddresses, members } from '#tables';
import { addLaundry, addMember, type TestMember } from '#testing/fixtures';
import { HOME_ADDRESS, withdraw as leave } from '#testing/login';
import { orderPickup, requestFields } from '#testing/request-fixtures';
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

const get = async (path: string, headers = member.headers) =>
  (await api.app.inject({ url: `/v1/app${path}`, headers })).json();
const put = (path: string, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/v1/app${path}`, headers: member.headers, payload });

describe('own account', () => {
  it('shows the logged-in member', async () => {
    expect(await get('/member')).toMatchObject({
      userId: member.memberId,
      phoneNumber: member.phoneNumber,
      userStatus: 'Normal',
      isPartnerUser: false,
    });
  });

  it.each(['새이름', 'Kim', '이웃12', 'ab'])('accepts the nickname %s', async (nickname) => {
    expect((await put('/member/nickname', { nickname })).json()).toMatchObject({ nickname });
    expect(await get('/member')).toMatchObject({ nickname });
  });

  it('normalises full-width letters and digits in a nickname', async () => {
    expect((await put('/member/nickname', { nickname: 'ＡＢＣ１' })).json()).toMatchObject({ nickname: 'ABC1' });
  });

  it.each(['', '한', '열한글자를넘는이름입니다', '이 름', 'ㅋㅋ', '<b>x</b>', '이\n름', '😀😀'])(
    'rejects the nickname %j with a sentence',
    async (nickname) => {
      const answer = await put('/member/nickname', { nickname });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields.nickname).toMatch(/요\.$/);
    },
  );

  it('changes only the fields of a call', async () => {
    await put('/member/nickname', {
      nickname: '새이름',
      userStatus: 'Membership',
      partnerId: 1,
      phoneNumber: '01099999999',
      userId: 1,
    });
    expect(await get('/member')).toMatchObject({
      userId: member.memberId,
      phoneNumber: member.phoneNumber,
      userStatus: 'Normal',
      isPartnerUser: false,
    });
  });

  it('allows night advertising only together with advertising', async () => {
    expect((await put('/member/marketing', { marketingAllowed: true, nightAllowed: true })).json()).toMatchObject({
      marketingAllowed: true,
      nightAllowed: true,
    });
    expect((await put('/member/marketing', { marketingAllowed: false, nightAllowed: true })).json()).toMatchObject({
      marketingAllowed: false,
      nightAllowed: false,
    });
  });

  it('exposes the consents as alarms and changes them there', async () => {
    const none = { marketingAgreedAt: null, nightAgreedAt: null };
    expect(await get('/member/alarm')).toEqual({ order: true, marketing: false, night: false, ...none });
    expect((await put('/member/alarm', { order: false, marketing: true, night: false })).json()).toEqual({
      order: false,
      marketing: true,
      night: false,
      marketingAgreedAt: expect.any(String),
      nightAgreedAt: null,
    });
    expect(await get('/member')).toMatchObject({ marketingAllowed: true });
  });

  it('stores the push token of this device', async () => {
    expect((await put('/member/fcmToken', { fcmToken: 'token-of-a-phone', adId: null })).statusCode).toBe(204);
    const rows = await api.parts.database.select().from(sessions).where(eq(sessions.memberId, member.memberId));
    expect(rows.map(({ fcmToken }) => fcmToken)).toEqual(['token-of-a-phone']);
  });
});

describe('address', () => {
  it('is replaced by a new one, with the dong of its position', async () => {
    const answer = await put('/member/address', {
      ...HOME_ADDRESS,
      latitude: 37.52267,
      longitude: 126.90196,
      gungu: '영등포구',
      emd: '영등포동6가',
    });
    expect(answer.statusCode).toBe(200);
    expect(await get('/member/address')).toMatchObject({ gungu: '영등포구', dong: '영등포동6가', bcode: '1156010700' });
    const rows = await api.parts.database
      .select()
      .from(memberAddresses)
      .where(eq(memberAddresses.memberId, member.memberId));
    expect(rows).toHaveLength(1);
  });

  it('needs only the dong level', async () => {
    const { address, sido, gungu, emd, latitude, longitude } = HOME_ADDRESS;
    const answer = await put('/member/address', { address, sido, gungu, emd, latitude, longitude });
    expect(answer.json()).toMatchObject({ address, roadAddress: '', postalCode: '', addressType: 'J', recipient: '' });
  });

  it.each(['영등포구', '노원구', '성남시 분당구', '연수구'])(
    'stays when the new one names %s but lies elsewhere',
    async (gungu) => {
      const before = await get('/member/address');
      const answer = await put('/member/address', { ...HOME_ADDRESS, latitude: 37.514, longitude: 127.0565, gungu });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        { address: '주소와 위치가 서로 달라요. 주소를 다시 찾아 주세요.' },
      ]);
      expect(await get('/member/address')).toEqual(before);
    },
  );

  it.each([
    ['the district next to it, a few hundred metres from the border', '송파구', 37.5127, 127.0716],
    ['the last word of a district with two', '분당구', 37.3595, 127.1052],
    ['a name that no district has', '한강구', 37.514, 127.0565],
  ])('may name %s', async (_case, gungu, latitude, longitude) => {
    const answer = await put('/member/address', { ...HOME_ADDRESS, sido: '서울', gungu, latitude, longitude });
    expect(answer.statusCode).toBe(200);
  });

  it('is rejected when blank', async () => {
    const answer = await put('/member/address', { ...HOME_ADDRESS, address: '   ', roadAddress: '  ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ address: '주소를 입력해 주세요.' });
  });

  it.each([
    ['in Paris', 48.85, 2.35],
    ['in the Yellow Sea off Incheon', 37.4, 125.2],
  ])('is rejected for %s, with the message of the position search', async (_where, latitude, longitude) => {
    const place = await api.app.inject(`/v1/app/area/reverse?latitude=${latitude}&longitude=${longitude}`);
    const answer = await put('/member/address', { ...HOME_ADDRESS, latitude, longitude });
    expect([answer.statusCode, answer.json()]).toEqual([422, place.json()]);
    expect(place.json().error.svMessage).toContain('서비스 지역 밖');
  });

  it('stays when the new one is outside the service area', async () => {
    const before = await get('/member/address');
    const answer = await put('/member/address', {
      ...HOME_ADDRESS,
      sido: '제주',
      latitude: 33.4996,
      longitude: 126.5312,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'OUT_OF_AREA' } });
    expect(await get('/member/address')).toEqual(before);
  });
});

describe('voucher user of partner 1', () => {
  beforeEach(async () => {
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
  });

  it('gets the list of hidden parts', async () => {
    const [info] = await get('/member/partnerInfo');
    expect(info).toMatchObject({
      partnerId: 1,
      restrictions: expect.arrayContaining(['coupons', 'cardPayment', 'addressChange']),
    });
  });

  it('cannot change the address', async () => {
    const answer = await put('/member/address', HOME_ADDRESS);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'PARTNER_RESTRICTED' } });
  });
});

it('has no partner information for other members', async () => {
  expect(await get('/member/partnerInfo')).toEqual([]);
});

describe('withdrawal', () => {
  const withdraw = () => leave(api, member.headers);

  it('is rejected while a request is running', async () => {
    const laundryId = await addLaundry(api);
    const ordered = await orderPickup(api, member.headers, { fields: requestFields(laundryId) });
    expect(ordered.statusCode).toBe(200);
    const answer = await withdraw();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: { code: 'INVALID_TRANSITION', svMessage: '진행 중인 이용이 끝난 뒤에 탈퇴할 수 있어요.' },
    });
    expect(await get('/member')).toMatchObject({ userId: member.memberId });
  });

  it('ends the session and leaves no personal data', async () => {
    await api.app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload: { phoneNumber: member.phoneNumber } });
    expect((await withdraw()).statusCode).toBe(204);
    expect(await get('/member')).toMatchObject({ error: { code: 'INVALID_JWT' } });
    const { database } = api.parts;
    const stored = [
      await database.select().from(members).where(eq(members.id, member.memberId)),
      await database.select().from(memberAddresses).where(eq(memberAddresses.memberId, member.memberId)),
      await database.select().from(otps).where(eq(otps.phoneNumber, member.phoneNumber)),
      await database.select().from(outboxMessages).where(eq(outboxMessages.to, member.phoneNumber)),
    ];
    expect(JSON.stringify(stored[0])).not.toContain(`"phoneNumber":"${member.phoneNumber}"`);
    expect(stored.slice(1)).toEqual([[], [], []]);
  });

  it('requires a reason', async () => {
    expect((await put('/member/withdraw', { reasons: [] })).json()).toMatchObject({
      error: { fields: { reasons: '하나 이상 골라 주세요.' } },
    });
  });
});
