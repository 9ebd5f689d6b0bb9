import type { ShopCard, ShopGroups } from '@dongne/contract';
import { DEFAULT_ON_DEMAND_POSITION } from '@dongne/contract';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';

/** A member made for a story, with an address in 삼성동, already logged in. */
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

/** The knobs of the system under test: inbox, time, limits, members, shops. */
export class Sandbox {
  constructor(readonly request: APIRequestContext) {}

  /** The code of the newest SMS to a number. @throws when none has come. */
  async newestCode(phoneNumber: string): Promise<string> {
    const messages = await answerOf<SentMessage[]>(await this.request.get(`/sandbox/messages?to=${phoneNumber}`));
    const code = messages.find(({ otpCode }) => otpCode !== undefined)?.otpCode;
    if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}.`);
    return code;
  }

  /** What the card providers took, less what they gave back, for orders that begin so; in won. */
  async takenWon(orderPrefix: string): Promise<number> {
    const book = await answerOf<BookedPayment[]>(await this.request.get('/sandbox/payments'));
    return book
      .filter(({ orderId, state }) => orderId.startsWith(orderPrefix) && state === 'approved')
      .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
  }

  /** All stories come from one address; its hourly limit of codes is not what they are about. */
  async forgetLimits(): Promise<void> {
    await this.request.post('/sandbox/limits/reset');
  }

  /** The accounts of a provider that the sandbox plays belong to nobody again. Everybody's: for one story only. */
  async forgetLinks(provider: 'kakao' | 'naver' | 'apple' | 'google'): Promise<void> {
    await this.request.delete(`/sandbox/oidc/${provider}/links`);
  }

  async freshMembers(count: number, card = false): Promise<FreshMember[]> {
    return answerOf(await this.request.post('/sandbox/members', { data: { count, card } }));
  }

  /** @param card whether a card that can be charged is registered already. */
  async freshMember(card = false): Promise<FreshMember> {
    const [member] = await this.freshMembers(1, card);
    if (member === undefined) throw new Error('The sandbox made no member.');
    return member;
  }

  /** Logs a member of the seed in, by the code that is sent to their number. */
  async seededMember(phoneNumber: string): Promise<FreshMember> {
    await this.forgetLimits();
    const { otpId } = await answerOf<{ otpId: string }>(
      await this.request.post('/v1/app/auth/otp', { data: { phoneNumber } }),
    );
    const otpCode = await this.newestCode(phoneNumber);
    const answer = await this.request.post('/v1/app/auth/otp/verify', { data: { phoneNumber, otpId, otpCode } });
    return { phoneNumber, ...(await answerOf<Omit<FreshMember, 'phoneNumber'>>(answer)) };
  }

  /** Moves the server's time on. Everybody's: only for a story with a system of its own. */
  async travel(advanceMs: number): Promise<void> {
    await answerOf(await this.request.post('/sandbox/clock', { data: { advanceMs } }));
  }

  /** Takes the server's time back to the present. */
  async returnToPresent(): Promise<void> {
    await answerOf(await this.request.post('/sandbox/clock', { data: { now: new Date().toISOString() } }));
  }

  /** Shops that collect in 삼성동 themselves and take new requests, nearest first. */
  async deliveringShops(): Promise<readonly ShopCard[]> {
    const pages: ShopGroups[] = [];
    for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
      const params = { sort: 'Distance', ...DEFAULT_ON_DEMAND_POSITION, ...(cursor !== undefined && { cursor }) };
      const answer = await this.request.get('/v1/app/nonMember/laundry/list/group', { params });
      pages.push(await answerOf<ShopGroups>(answer));
    }
    return pages.flatMap(({ secondList, thirdList }) => [...secondList, ...thirdList]);
  }

  /** The last shop of those that deliver to the members and mend: stories of others begin with the first. */
  async mendingShop(): Promise<ShopCard> {
    const shop = (await this.deliveringShops()).findLast(({ canMend }) => canMend);
    if (shop === undefined) throw new Error('There is no shop that delivers to 삼성동 and mends.');
    return shop;
  }

  /** One of these shops; a story with a number of its own shares its slots with no other. */
  async deliveringShop(number: number): Promise<ShopCard> {
    const shop = (await this.deliveringShops())[number];
    if (shop === undefined) throw new Error(`There is no ${number}th shop that delivers to 삼성동.`);
    return shop;
  }

  /** Logs in as our own support person. */
  async operatorToken(): Promise<string> {
    return (await answerOf<{ accessToken: string }>(await this.request.post('/sandbox/operator/token'))).accessToken;
  }

  /** Logs in as a shop's own user. */
  async shopToken(laundryId: number): Promise<string> {
    const answer = await this.request.post(`/sandbox/shop/${laundryId}/token`);
    return (await answerOf<{ accessToken: string }>(answer)).accessToken;
  }
}
