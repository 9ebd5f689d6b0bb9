import { randomInt } from 'node:crypto';
import type { Static } from 'typebox';
import { startSession, type Needs, keyedHash, type Transaction } from '@dongne/api/base';
import { storeCard } from '@dongne/api/money';
import {
  type AddressInput,
  saveAddress,
  servedAddress,
  findMemberByPhone,
  insertMember,
  newReferralCode,
} from '@dongne/api/customers';
import { ISSUERS } from './payments/card-issuers';
import { newBillingKey, newTid } from './payments/payment-ids';
import { addBillingKey } from './payments/payment-repository';

/** A member made for a load test or a drill, already logged in. */
export interface SandboxMember {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Address = Static<typeof AddressInput>;

const DEFAULT_ADDRESS: Address = {
  address: '서울 강남구 삼성동 1',
  roadAddress: '서울 강남구 동네로 100',
  subAddress: '1층',
  postalCode: '06000',
  sido: '서울',
  gungu: '강남구',
  emd: '삼성동',
  latitude: 37.5069966310218,
  longitude: 127.053421621603,
};

/** A free number for a load test: 010-0000-xxxx is for the seed, 010-00xx-xxxx here. */
const freePhoneNumber = async (tx: Transaction): Promise<string> => {
  for (;;) {
    const number = `01000${String(randomInt(10_000, 1_000_000)).padStart(6, '0')}`;
    if ((await findMemberByPhone(tx, number)) === undefined) return number;
  }
};

const CARD_END = '0000';

/** A card registered at the sandbox's NicePay, without its window. */
const giveCard = async (tx: Transaction, parts: Needs<'clock' | 'config'>, memberId: number): Promise<void> => {
  const billingKey = newBillingKey('nicepay');
  const issuedAt = parts.clock.now();
  await addBillingKey(tx, {
    billingKey,
    provider: 'nicepay',
    tid: newTid('nicepay'),
    lastFour: CARD_END,
    issuer: 'shinhan',
    issuedAt,
  });
  const { nicepay: issuerCode, name: issuerName } = ISSUERS.shinhan;
  const card = { billingKey, issuerCode, issuerName, lastFour: CARD_END };
  await storeCard(tx, parts, { memberId, provider: 'NICEPAY', card });
};

const createOne = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  { address, hasCard }: { readonly address: Address; readonly hasCard: boolean },
): Promise<SandboxMember> => {
  const now = parts.clock.now();
  const phoneNumber = await freePhoneNumber(tx);
  const { id } = await insertMember(tx, {
    phoneNumber,
    phoneHash: keyedHash(parts.config, 'phone-number', phoneNumber),
    nickname: `연습${String(randomInt(10_000)).padStart(4, '0')}`,
    termsAgreedAt: now,
    referralCode: newReferralCode(),
    joinedAt: now,
  });
  await saveAddress(tx, id, servedAddress(address), now);
  if (hasCard) await giveCard(tx, parts, id);
  return { userId: id, phoneNumber, ...(await startSession(tx, parts, id)) };
};

/** Creates registered members with an address inside the service area and their tokens; optionally with a card. */
export const createMembers = (
  parts: Needs<'clock' | 'config' | 'database'>,
  count: number,
  {
    address = {},
    hasCard = false,
  }: { readonly address?: Partial<Address> | undefined; readonly hasCard?: boolean } = {},
): Promise<SandboxMember[]> =>
  parts.database.transaction(async (tx) => {
    const created: SandboxMember[] = [];
    for (let made = 0; made < count; made += 1)
      created.push(await createOne(tx, parts, { address: { ...DEFAULT_ADDRESS, ...address }, hasCard }));
    return created;
  });
