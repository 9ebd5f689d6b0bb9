import type { ShopCard, ShopGroups } from '@dongne/contract';
import { DEFAULT_ON_DEMAND_POSITION } from '@dongne/contract';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';

/** Logged-in member for a story, with an address in 삼성동. */
export interface FreshMember {
  readonly userId: number;
  readonly phoneNumber: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface SentMessage {
  readonly kind: string;
  readonly text: string;
  readonly otpCode?: string;
}

interface BookedPayment {
  readonly orderId: string;
  readonly amount: number;
  readonly kind: 'charge' | 'cancel';
  readonly state: 'approved' | 'refused';
}

/** Controls of the system under test: inbox, time, limits, members, shops. */
export class Sandbox {
  constructor(readonly request: APIRequestContext) {}

  /** Reads the code in the newest SMS to a number. @throws when there is none. */
  async newestCode(phoneNumber: string): Promise<string> {
    const messages = await answerOf<SentMessage[]>(await this.request.get(`/sandbox/messages?to=${phoneNumber}`));
    const code = messages.find(({ otpCode }) => otpCode !== undefined)?.otpCode;
    if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}.`);
    return code;
  }

  /** Net amount in won that the card providers have charged for orders with this prefix. */
  async takenWon(orderPrefix: string): Promise<number> {
    const book = await answerOf<BookedPayment[]>(await this.request.get('/sandbox/payments'));
    return book
      .filter(({ orderId, state }) => orderId.startsWith(orderPrefix) && state === 'approved')
      .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
  }

  /** Resets rate limits: all stories share one address and its hourly limit of codes. */
  async forgetLimits(): Promise<void> {
    await this.request.post('/sandbox/limits/reset');
  }

  /** Unlinks all accounts of a fake provider. Affects every member: for one story only. */
  async forgetLinks(provider: 'kakao' | 'naver' | 'apple' | 'google'): Promise<void> {
    await this.request.delete(`/sandbox/oidc/${provider}/links`);
  }

  async freshMembers(count: number, card = false): Promise<FreshMember[]> {
    return answerOf(await this.request.post('/sandbox/members', { data: { count, card } }));
  }

  /** @param card whether a valid card is registered. */
  async freshMember(card = false): Promise<FreshMember> {
    const [member] = await this.freshMembers(1, card);
    if (member === undefined) throw new Error('The sandbox made no member.');
    return member;
  }

  /** Logs in a seeded member with the code that is sent to their number. */
  async seededMember(phoneNumber: string): Promise<FreshMember> {
    await this.forgetLimits();
    const { otpId } = await answerOf<{ otpId: string }>(
      await this.request.post('/v1/app/auth/otp', { data: { phoneNumber } }),
    );
    const otpCode = await this.newestCode(phoneNumber);
    const answer = await this.request.post('/v1/app/auth/otp/verify', { data: { phoneNumber, otpId, otpCode } });
    return { phoneNumber, ...(await answerOf<Omit<FreshMember, 'phoneNumber'>>(answer)) };
  }

  /** Advances the server's clock. Affects everyone: only for a story with a system of its own. */
  async travel(advanceMs: number): Promise<void> {
    await answerOf(await this.request.post('/sandbox/clock', { data: { advanceMs } }));
  }

  /** Resets the server's clock. */
  async returnToPresent(): Promise<void> {
    await answerOf(await this.request.post('/sandbox/clock', { data: { now: new Date().toISOString() } }));
  }

  /** Lists shops that collect in 삼성동 and accept new requests, nearest first. */
  async deliveringShops(): Promise<readonly ShopCard[]> {
    const pages: ShopGroups[] = [];
    for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
      const params = { sort: 'Distance', ...DEFAULT_ON_DEMAND_POSITION, ...(cursor !== undefined && { cursor }) };
      const answer = await this.request.get('/v1/app/nonMember/laundry/list/group', { params });
      pages.push(await answerOf<ShopGroups>(answer));
    }
    return pages.flatMap(({ secondList, thirdList }) => [...secondList, ...thirdList]);
  }

  /** Finds the last delivering shop that does mends: other stories start with the first. */
  async mendingShop(): Promise<ShopCard> {
    const shop = (await this.deliveringShops()).findLast(({ canMend }) => canMend);
    if (shop === undefined) throw new Error('There is no shop that delivers to 삼성동 and mends.');
    return shop;
  }

  /** Returns one of these shops; a story with its own number shares no slots. */
  async deliveringShop(number: number): Promise<ShopCard> {
    const shop = (await this.deliveringShops())[number];
    if (shop === undefined) throw new Error(`There is no ${number}th shop that delivers to 삼성동.`);
    return shop;
  }

  /** Logs in as a support operator. */
  async operatorToken(): Promise<string> {
    return (await answerOf<{ accessToken: string }>(await this.request.post('/sandbox/operator/token'))).accessToken;
  }

  /** Logs in as a user of the shop. */
  async shopToken(laundryId: number): Promise<string> {
    const answer = await this.request.post(`/sandbox/shop/${laundryId}/token`);
    return (await answerOf<{ accessToken: string }>(answer)).accessToken;
  }
}
