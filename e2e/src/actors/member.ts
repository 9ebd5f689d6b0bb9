import {
  PICKUP_SLOT,
  seoul,
  type PickupSlot,
  type RequestCreated,
  type RequestDetail,
  type RequestPage,
} from '@dongne/contract';
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test';
import { answerOf } from './answer';
import { registerCard } from './register-card';
import type { FreshMember } from './sandbox';

const dayOf = (moment: ReturnType<typeof seoul>): string => moment.format('YYYY-MM-DD');

/** Order through the API. */
export interface Order {
  readonly laundryId: number;
  readonly startsAt: string;
  readonly idempotencyKey: string;
}

/** Member who calls the API directly, next to the browser. */
export class Member {
  constructor(
    private readonly request: APIRequestContext,
    readonly account: FreshMember,
  ) {}

  private get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.account.accessToken}` };
  }

  /** Logs this member in, in a browser context without a page. */
  async opensBrowser(context: BrowserContext, baseUrl: string): Promise<void> {
    const { userId, phoneNumber, accessToken, refreshToken } = this.account;
    const userInfo = encodeURIComponent(JSON.stringify({ userId, phoneNumber, nickname: '연습' }));
    const cookies = { accessToken, refreshToken, userInfo };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
  }

  /** Registers a sandbox card; its last four digits decide its behaviour. */
  registersCard(lastFour = '0000'): Promise<void> {
    return registerCard(this.request, this.headers, lastFour);
  }

  /** Sends an order and returns the raw response, for tests of refusals. */
  sendOrder({ laundryId, startsAt, idempotencyKey }: Order): Promise<APIResponse> {
    return this.request.post('/v1/app/request/delivery', {
      headers: { ...this.headers, 'Idempotency-Key': idempotencyKey },
      multipart: { laundryId: String(laundryId), collectionTime: startsAt, laundryNumByUser: '1', agreeTerm: 'true' },
    });
  }

  /** Orders a pickup. @throws when it is refused. */
  async orders(order: Order): Promise<RequestCreated> {
    return answerOf(await this.sendOrder(order));
  }

  /** Reads a request as its customer. */
  async requestDetail(id: number): Promise<RequestDetail> {
    return answerOf(await this.request.get(`/v1/app/request/delivery/detail/${id}`, { headers: this.headers }));
  }

  /** Accepts every price of the shop. */
  async approves(id: number): Promise<void> {
    const url = `/v1/app/request/delivery`;
    const headers = this.headers;
    const { offer } = await answerOf<RequestDetail>(await this.request.get(`${url}/detail/${id}`, { headers }));
    if (offer === null) throw new Error(`Nothing is asked for request ${id}.`);
    const data = { offerVersion: offer.version, declinedItemIds: [], totalWon: offer.totalWon };
    await answerOf(await this.request.post(`${url}/${id}/approve`, { headers, data }));
  }

  async cancels(id: number): Promise<void> {
    const data = { reason: '일정이 바뀌었어요' };
    await answerOf(await this.request.post(`/v1/app/request/delivery/${id}/cancel`, { headers: this.headers, data }));
  }

  /** Sends a message to support. @returns its id. */
  async asksSupport(text: string): Promise<number> {
    const headers = { ...this.headers, 'Idempotency-Key': `asks-${this.account.userId}-${Date.now()}` };
    const data = { category: 'Pickup', text };
    return (await answerOf<{ id: number }>(await this.request.post('/v1/app/inquiry', { headers, data }))).id;
  }

  /** Confirms the delivery. */
  async confirms(id: number): Promise<void> {
    await answerOf(await this.request.post(`/v1/app/request/delivery/${id}/confirm`, { headers: this.headers }));
  }

  /** Registers a shop as 내 세탁소. */
  async registersShop(laundryId: number): Promise<void> {
    const data = { laundryId };
    await answerOf(await this.request.put('/v1/app/laundry/myLaundry/register', { headers: this.headers, data }));
  }

  /** Lists the member's open requests, newest first. */
  runningRequests(): Promise<RequestPage['items']> {
    return this.requests('processing');
  }

  /** Finds the newest request with a status. @throws when there is none. */
  async requestIn(status: RequestPage['items'][number]['originalStatus']): Promise<number> {
    const all = [...(await this.requests('processing')), ...(await this.requests('completed'))];
    const found = all.find(({ originalStatus }) => originalStatus === status);
    if (found === undefined) throw new Error(`The member has no request that is ${status}.`);
    return found.applicationId;
  }

  private async requests(usageType: 'processing' | 'completed'): Promise<RequestPage['items']> {
    const url = `/v1/app/request/delivery?usageType=${usageType}`;
    return (await answerOf<RequestPage>(await this.request.get(url, { headers: this.headers }))).items;
  }

  private async slots(laundryId: number, date: string): Promise<PickupSlot[]> {
    const url = `/v1/app/laundry/${laundryId}/slots?date=${date}`;
    return answerOf(await this.request.get(url, { headers: this.headers }));
  }

  /** Finds the first free slot of a shop, from tomorrow on. @throws when there is none in a week. */
  async freeSlot(laundryId: number): Promise<PickupSlot> {
    for (let ahead = 1; ahead <= PICKUP_SLOT.daysAhead; ahead += 1) {
      const slots = await this.slots(laundryId, dayOf(seoul(Date.now()).add(ahead, 'day')));
      const free = slots.find(({ left }) => left > 0);
      if (free !== undefined) return free;
    }
    throw new Error(`Shop ${laundryId} has no free slot this week.`);
  }

  /** Returns the remaining capacity of a slot. */
  async placesLeft(laundryId: number, startsAt: string): Promise<number> {
    const slots = await this.slots(laundryId, dayOf(seoul(startsAt)));
    return slots.find((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt))?.left ?? 0;
  }
}
