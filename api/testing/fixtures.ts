import { randomUUID } from 'node:crypto';
import { DEFAULT_ON_DEMAND_POSITION, ITEM_CATEGORIES } from '@dongne/contract';
import { signAccessToken } from '#base';
import {
  sessions,
  laundries,
  laundryPaidServices,
  laundryPrices,
  memberAddresses,
  members,
  memberships,
} from '#tables';
import type { TestApi } from './test-api';

/** A logged-in member with an address. */
export interface TestMember {
  readonly memberId: number;
  readonly phoneNumber: string;
  /** For `inject({ headers })`. */
  readonly headers: { readonly authorization: string };
}

let count = 0;

/** Adds a member, by default in 삼성동. */
export const addMember = async (
  { parts, clock }: TestApi,
  address: Partial<typeof memberAddresses.$inferInsert> = {},
): Promise<TestMember> => {
  count += 1;
  const now = clock.now();
  const phoneNumber = `0100000${String(count).padStart(4, '0')}`;
  const [member] = await parts.database
    .insert(members)
    .values({
      phoneNumber,
      phoneHash: phoneNumber,
      nickname: `회원${count}`,
      termsAgreedAt: now,
      referralCode: `code${count}`,
      joinedAt: now,
    })
    .returning({ id: members.id });
  if (member === undefined) throw new Error('no member');
  await parts.database.insert(memberAddresses).values({
    memberId: member.id,
    address: '서울 강남구 삼성동 1-1',
    roadAddress: '서울 강남구 테헤란로 1',
    subAddress: '101호',
    addressType: 'R',
    postalCode: '06000',
    entranceInfo: '',
    recipient: '받는 사람',
    sido: '서울',
    gungu: '강남구',
    dong: '삼성동',
    emd: '삼성동',
    bcode: '1168010500',
    ...DEFAULT_ON_DEMAND_POSITION,
    updatedAt: now,
    ...address,
  });
  const sessionId = randomUUID();
  await parts.database.insert(sessions).values({ id: sessionId, memberId: member.id, createdAt: now });
  const token = await signAccessToken(parts, { role: 'member', memberId: member.id, sessionId });
  return { memberId: member.id, phoneNumber, headers: { authorization: `Bearer ${token}` } };
};

type LaundryPart = Partial<typeof laundries.$inferInsert>;

/** A shop that takes requests and delivers 20 km around 삼성동 every day; `part` changes it. */
export const buildLaundry = (part: LaundryPart = {}): typeof laundries.$inferInsert => ({
  laundryName: '햇살세탁소',
  representive: '김○○',
  career: 12,
  bcode: '1168010500',
  sido: '서울',
  gungu: '강남구',
  dong: '삼성동',
  address: '서울 강남구 삼성동 2-2',
  ...DEFAULT_ON_DEMAND_POSITION,
  safetyNumber: '0504-0000-0001',
  canMend: true,
  isFreeDelivery: false,
  isParking: false,
  hasMembershipService: false,
  canDelivery: true,
  deliveryRadiusM: 20_000,
  useDeliveryAgency: false,
  canNewRequest: true,
  deliveryFeeWon: 3_000,
  freeFromWon: 20_000,
  opensAt: '09:00',
  closesAt: '20:00',
  closedWeekdays: [],
  slotCapacity: 5,
  handleItems: ['일반 세탁', '수선'],
  priceFromWon: 1_900,
  ...part,
});

/** Adds such a shop with the seed prices and processing days and, when it is `DAILY`, one paid extra. */
export const addLaundry = async ({ parts }: TestApi, part: LaundryPart = {}): Promise<number> => {
  const [row] = await parts.database.insert(laundries).values(buildLaundry(part)).returning({ id: laundries.id });
  if (row === undefined) throw new Error('no laundry');
  const laundryId = row.id;
  const prices = ITEM_CATEGORIES.map(({ category, seedPriceWon: priceWon, seedTurnaroundDays: turnaroundDays }) => ({
    laundryId,
    category,
    priceWon,
    turnaroundDays,
  }));
  await parts.database.insert(laundryPrices).values(prices);
  if (part.division === 'DAILY')
    await parts.database.insert(laundryPaidServices).values({ laundryId, code: 'EXPRESS', priceWon: 2_000 });
  return laundryId;
};

/** Gives a member a running membership. */
export const addMembership = async ({ parts, clock }: TestApi, { memberId }: TestMember): Promise<void> => {
  await parts.database.insert(memberships).values({
    memberId,
    status: 'Active',
    registeredAt: clock.now(),
    paidUntil: new Date('2026-04-01'),
    totalCount: 0,
    totalDiscountWon: 0,
  });
};

/** The headers of a shop's own user. */
export const shopHeaders = async (
  { parts }: TestApi,
  laundryId: number,
): Promise<{ readonly authorization: string }> => ({
  authorization: `Bearer ${await signAccessToken(parts, { role: 'shop', laundryId })}`,
});

/** The headers of an operator. */
export const operatorHeaders = async ({ parts }: TestApi): Promise<{ readonly authorization: string }> => ({
  authorization: `Bearer ${await signAccessToken(parts, { role: 'operator' })}`,
});

/** The same member with a fresh token, for tests that travel in time. */
export const withFreshToken = async ({ parts }: TestApi, member: TestMember): Promise<TestMember> => {
  const sessionId = randomUUID();
  await parts.database
    .insert(sessions)
    .values({ id: sessionId, memberId: member.memberId, createdAt: parts.clock.now() });
  const token = await signAccessToken(parts, { role: 'member', memberId: member.memberId, sessionId });
  return { ...member, headers: { authorization: `Bearer ${token}` } };
};
