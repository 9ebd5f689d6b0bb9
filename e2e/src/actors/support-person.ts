import type { Objection, ObjectionPage, WebVitalReport } from '@dongne/contract';
import type { APIRequestContext } from '@playwright/test';
import { answerOf } from './answer';
import type { Sandbox } from './sandbox';

/** Support operator, who answers messages and objections, and decides claims. */
export class SupportPerson {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async of(sandbox: Sandbox): Promise<SupportPerson> {
    return new SupportPerson(sandbox.request, await sandbox.operatorToken());
  }

  private get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.token}` };
  }

  /** Decides an objection in favour of the customer. @throws when there is none. */
  async upholds(requestId: number, answer: string): Promise<Objection> {
    const { items } = await answerOf<ObjectionPage>(
      await this.request.get('/v1/operator/objections', { headers: this.headers }),
    );
    const objection = items.find(({ applicationId }) => applicationId === requestId);
    if (objection === undefined) throw new Error(`There is no objection to a failed collection of ${requestId}.`);
    const url = `/v1/operator/objections/${objection.id}/answer`;
    return answerOf(await this.request.post(url, { headers: this.headers, data: { upheld: true, answer } }));
  }

  /** Reads the web vitals of a route over the last days. */
  async speedOf(route: string): Promise<WebVitalReport> {
    return answerOf(await this.request.get('/v1/operator/webVitals', { headers: this.headers, params: { route } }));
  }

  /** Answers a member's message. */
  async answersInquiry(inquiryId: number, text: string): Promise<void> {
    const url = `/v1/operator/inquiries/${inquiryId}/answer`;
    await answerOf(await this.request.post(url, { headers: this.headers, data: { text } }));
  }

  /** Awards the official amount of a claim. */
  async awardsClaim(claimId: number, text: string): Promise<void> {
    const url = `/v1/operator/claims/${claimId}/decide`;
    await answerOf(await this.request.post(url, { headers: this.headers, data: { decision: 'Refund', text } }));
  }

  /** Marks the compensation of a claim as transferred to an account. */
  async paysCompensation(claimId: number, number: string): Promise<void> {
    const url = `/v1/operator/claims/${claimId}/paid`;
    await answerOf(await this.request.post(url, { headers: this.headers, data: { number } }));
  }
}
