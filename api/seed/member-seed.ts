import { type Needs, keyedHash, type Transaction } from '#base';
import { saveAddress, servedAddress, insertMember } from '#customers';

/** Members of a seeded database; their login codes arrive in the sandbox's inbox. */
export const SEED_MEMBERS = [
  { phoneNumber: '01000000001', nickname: '새이웃', note: '가입만 한 회원', partnerId: null },
  { phoneNumber: '01000000002', nickname: '단골이웃', note: '멤버십과 이용 내역이 있는 회원', partnerId: null },
  { phoneNumber: '01000000003', nickname: '바우처이웃', note: '제휴 1번 바우처 이용자', partnerId: 1 },
] as const;

/** Member with membership, history, coupons and points. */
export const REGULAR_PHONE = SEED_MEMBERS[1].phoneNumber;

const ADDRESSES = [
  {
    address: '서울 강남구 삼성동 100',
    roadAddress: '서울 강남구 동네로 1',
    subAddress: '101동 1001호',
    postalCode: '06000',
    sido: '서울',
    gungu: '강남구',
    emd: '삼성동',
    latitude: 37.5069966310218,
    longitude: 127.053421621603,
  },
  {
    address: '서울 영등포구 영등포동6가 10',
    roadAddress: '서울 영등포구 이웃로 2',
    subAddress: '202호',
    postalCode: '07200',
    sido: '서울',
    gungu: '영등포구',
    emd: '영등포동6가',
    latitude: 37.5226784655386,
    longitude: 126.901962138943,
  },
  {
    address: '서울 강남구 삼성동 200',
    roadAddress: '서울 강남구 동네로 3',
    subAddress: '303호',
    postalCode: '06000',
    sido: '서울',
    gungu: '강남구',
    emd: '삼성동',
    latitude: 37.5085,
    longitude: 127.0555,
  },
] as const;

const DAY_MS = 24 * 3_600_000;

/** Seeds the members with their addresses. */
export const seedMembers = async (tx: Transaction, { config, clock }: Needs<'clock' | 'config'>): Promise<void> => {
  const now = clock.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  for (const [index, { phoneNumber, nickname, partnerId }] of SEED_MEMBERS.entries()) {
    const isRegular = phoneNumber === REGULAR_PHONE;
    const joinedAt = daysAgo(isRegular ? 200 : 3);
    const member = await insertMember(tx, {
      phoneNumber,
      phoneHash: keyedHash(config, 'phone-number', phoneNumber),
      nickname,
      partnerId,
      termsAgreedAt: joinedAt,
      marketingAllowed: isRegular,
      marketingAgreedAt: isRegular ? joinedAt : null,
      referralCode: `neighbor${index + 1}`,
      joinedAt,
    });
    const address = ADDRESSES[index];
    if (address !== undefined)
      await saveAddress(tx, member.id, servedAddress({ ...address, recipient: nickname }), joinedAt);
  }
};
