import { seoul, type PartnerRequest, type Review } from '@dongne/contract';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';
import type { Sandbox } from './sandbox';

/** Item that a shop registers. */
export interface FoundItem {
  /** Piece by default. */
  readonly kind?: 'wash' | 'mend';
  readonly category: string;
  readonly name: string;
  /** List price by default; a higher one needs note and photo. */
  readonly priceWon?: number;
  readonly note?: string;
  readonly photo?: string;
  readonly count?: number;
}

/** One pixel, for required photos. */
export const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const WASHING_DAYS = 3;

/** Staff of one shop with the partner API. */
export class Shop {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async at(sandbox: Sandbox, laundryId: number): Promise<Shop> {
    return new Shop(sandbox.request, await sandbox.shopToken(laundryId));
  }

  private async command(id: number, name: string, body: object = {}): Promise<PartnerRequest> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return answerOf(await this.request.post(`/v1/partner/requests/${id}/${name}`, { headers, data: body }));
  }

  accepts(id: number): Promise<PartnerRequest> {
    return this.command(id, 'accept');
  }

  denies(id: number): Promise<PartnerRequest> {
    return this.command(id, 'deny', { reason: 'FULL', text: '오늘은 일이 많아요.' });
  }

  /** Reports a failed collection with a photo. Only possible during its slot. */
  findsNothing(id: number): Promise<PartnerRequest> {
    return this.command(id, 'noshow', { photo: PHOTO });
  }

  collects(id: number, pieces: number): Promise<PartnerRequest> {
    return this.command(id, 'collect', { pieces });
  }

  /** Prices every piece; ready in three days. */
  prices(id: number, items: readonly FoundItem[]): Promise<PartnerRequest> {
    const dueDate = seoul(Date.now()).add(WASHING_DAYS, 'day').format('YYYY-MM-DD');
    return this.command(id, 'register', { items, dueDate });
  }

  /** Adds a photo of the shop as the first one. @returns its current photos. */
  async showsPhoto(photo: string): Promise<readonly { readonly id: number; readonly url: string }[]> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return answerOf(await this.request.post('/v1/partner/photos', { headers, data: { photo, isFirst: true } }));
  }

  /** Removes a photo of the shop. */
  async hidesPhoto(id: number): Promise<void> {
    const headers = { Authorization: `Bearer ${this.token}` };
    await answerOf(await this.request.delete(`/v1/partner/photos/${id}`, { headers }));
  }

  /** Reads a request as the shop. */
  async sees(id: number): Promise<PartnerRequest> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return answerOf(await this.request.get(`/v1/partner/requests/${id}`, { headers }));
  }

  /** Answers the newest open question. */
  async answers(id: number, text: string): Promise<PartnerRequest> {
    const { questions } = await this.sees(id);
    const open = questions.findLast(({ answer }) => answer === null);
    if (open === undefined) throw new Error('There is no open question.');
    return this.command(id, `questions/${open.id}/answer`, { text });
  }

  /** Replies to a review. */
  async repliesTo(reviewId: number, text: string): Promise<Review> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return answerOf(await this.request.post(`/v1/partner/reviews/${reviewId}/reply`, { headers, data: { text } }));
  }

  /** Responds to a customer's claim. */
  async answersClaim(claimId: number, stance: 'Accept' | 'Object', text: string): Promise<void> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const url = `/v1/partner/claims/${claimId}/answer`;
    await answerOf(await this.request.post(url, { headers, data: { stance, text } }));
  }

  startsWashing(id: number): Promise<PartnerRequest> {
    return this.command(id, 'process');
  }

  finishesWashing(id: number): Promise<PartnerRequest> {
    return this.command(id, 'complete-wash');
  }

  /** Returns the laundry unwashed after an unanswered offer. @throws while the customer still has time. */
  returnsUnanswered(id: number): Promise<PartnerRequest> {
    return this.command(id, 'return', { reasonCode: 'UNANSWERED' });
  }

  bringsBack(id: number): Promise<PartnerRequest> {
    return this.command(id, 'deliver');
  }

  leavesAtTheDoor(id: number): Promise<PartnerRequest> {
    return this.command(id, 'delivered');
  }
}
