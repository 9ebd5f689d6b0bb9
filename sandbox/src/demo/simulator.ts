import type { PartnerRequest, ReviewPage, ShopClaim, ShopClaimPage, ShopPrice } from '@dongne/contract';
import { nextAct, type Act } from './next-act';
import { nextClaimAct } from './next-claim-act';
import type { SamplePhotos } from './offer-of';

/** Answer to a call. */
export interface DemoAnswer {
  readonly status: number;
  json<Value>(): Value;
}

/** A call of the public API. */
export type DemoCall = (
  method: 'GET' | 'POST',
  url: string,
  sent?: { readonly token?: string; readonly body?: object },
) => Promise<DemoAnswer>;

/** Dependencies of a simulator. */
export interface SimulatorParts {
  readonly call: DemoCall;
  readonly photos: SamplePhotos;
  /** Called after every action of a shop. */
  readonly onAct: (text: string) => void;
}

interface Task {
  /** Stays equal while nothing has changed. */
  readonly key: string;
  /** Target of the clock; null for a task without waiting. */
  readonly journeyTo: Date | null;
  readonly run: () => Promise<void>;
}

/** A shop's token and data. */
interface Desk {
  readonly token: string;
  readonly prices: readonly ShopPrice[];
}

interface UnderWay {
  readonly applicationId: number;
  readonly laundryId: number;
}

interface ClaimAtShop {
  readonly claimId: number;
  readonly laundryId: number;
}

/** Request or claim that a shop acts on. */
interface Matter {
  readonly laundryId: number;
  readonly path: string;
  readonly title: string;
}

/** Pause before each step, so that a person can follow. */
const PAUSE_MS = 5_000;
const REPLY = '맡겨 주셔서 감사합니다. 다음에도 깨끗하게 세탁해 드릴게요.';

const timeOf = ({ journeyTo }: Task): number => journeyTo?.getTime() ?? 0;

/** Token that has expired since the tick began: another process has moved the shared clock. */
class ExpiredToken extends Error {}

/** Simulated shops: each step uses the calls of their own tools, a pause after it became possible. */
export class ShopSimulator {
  readonly #parts: SimulatorParts;
  /** Time at which each task was first seen. */
  readonly #seen = new Map<string, number>();
  /** Shops with orders. */
  readonly #desks = new Map<number, Desk>();
  /** Start of replies to reviews: older reviews stay without a reply. */
  #since: Date | undefined;

  constructor(parts: SimulatorParts) {
    this.#parts = parts;
  }

  /**
   * Checks every open request and claim and does the due steps. Ends when another process moves the clock meanwhile: the
   * next tick has new tokens.
   *
   * @param atMs on a monotonic clock, by which pauses are measured.
   */
  async tick(atMs: number): Promise<void> {
    try {
      await this.#look(atMs);
    } catch (error) {
      if (!(error instanceof ExpiredToken)) throw error;
    }
  }

  async #look(atMs: number): Promise<void> {
    const now = new Date((await this.#read<{ now: string }>('/sandbox/clock')).now);
    this.#since ??= now;
    for (const laundryId of [...this.#desks.keys()]) this.#desks.set(laundryId, await this.#openDesk(laundryId));
    const tasks = [
      ...(await this.#requestTasks(now)),
      ...(await this.#claimTasks(now)),
      ...(await this.#reviewTasks(this.#since)),
    ];
    for (const { key } of tasks) if (!this.#seen.has(key)) this.#seen.set(key, atMs);
    const known = new Set(tasks.map(({ key }) => key));
    for (const key of this.#seen.keys()) if (!known.has(key)) this.#seen.delete(key);
    const isDue = ({ key }: Task): boolean => atMs - (this.#seen.get(key) ?? atMs) >= PAUSE_MS;
    const steps = tasks.filter(({ journeyTo }) => journeyTo === null);
    for (const { run } of steps.filter(isDue)) await run();
    // Travels in time only without other steps, to the earliest target: the clock is shared, so no deadline may be
    // skipped.
    const [next] = steps.length > 0 ? [] : tasks.toSorted((one, other) => timeOf(one) - timeOf(other));
    if (next !== undefined && isDue(next)) await next.run();
  }

  async #read<Value>(url: string, token?: string): Promise<Value> {
    const answer = await this.#parts.call('GET', url, token === undefined ? {} : { token });
    if (answer.status === 401 && token !== undefined) throw new ExpiredToken();
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
    return answer.json();
  }

  /** Reloads for each tick: tokens expire by time travel, and prices change. */
  async #openDesk(laundryId: number): Promise<Desk> {
    const answer = await this.#parts.call('POST', `/sandbox/shop/${laundryId}/token`);
    const { accessToken: token } = answer.json<{ accessToken: string }>();
    return { token, prices: await this.#read<ShopPrice[]>('/v1/partner/prices', token) };
  }

  async #deskOf(laundryId: number): Promise<Desk> {
    const desk = this.#desks.get(laundryId) ?? (await this.#openDesk(laundryId));
    this.#desks.set(laundryId, desk);
    return desk;
  }

  /** Ignores refusals: another process was faster. */
  async #do(laundryId: number, path: string, body: object, told: string): Promise<void> {
    const { token } = await this.#deskOf(laundryId);
    const { status } = await this.#parts.call('POST', `/v1/partner${path}`, { token, body });
    if (status < 300) this.#parts.onAct(told);
  }

  async #requestTasks(now: Date): Promise<Task[]> {
    const tasks: Task[] = [];
    for (const { applicationId, laundryId } of await this.#read<UnderWay[]>('/sandbox/requests')) {
      const { token, prices } = await this.#deskOf(laundryId);
      const request = await this.#read<PartnerRequest>(`/v1/partner/requests/${applicationId}`, token);
      const act = nextAct(request, { now, prices, photos: this.#parts.photos });
      const path = `/requests/${applicationId}`;
      if (act !== null) tasks.push(this.#taskOf({ laundryId, path, title: `${applicationId}번 신청` }, act));
    }
    return tasks;
  }

  async #claimTasks(now: Date): Promise<Task[]> {
    const tasks: Task[] = [];
    const open = await this.#read<ClaimAtShop[]>('/sandbox/claims');
    for (const laundryId of new Set(open.map((claim) => claim.laundryId))) {
      const { token } = await this.#deskOf(laundryId);
      for (const claim of await this.#claimsOf(token)) {
        const act = nextClaimAct(claim, { now, photos: this.#parts.photos });
        const matter = { laundryId, path: `/claims/${claim.id}`, title: `${claim.applicationId}번 신청` };
        if (act !== null) tasks.push(this.#taskOf(matter, act));
      }
    }
    return tasks;
  }

  async #claimsOf(token: string): Promise<ShopClaim[]> {
    const claims: ShopClaim[] = [];
    for (let query: string | null = ''; query !== null;) {
      const { items, nextCursor }: ShopClaimPage = await this.#read(`/v1/partner/claims${query}`, token);
      claims.push(...items);
      query = nextCursor === null ? null : `?cursor=${nextCursor}`;
    }
    return claims;
  }

  #taskOf({ laundryId, path, title }: Matter, act: Act): Task {
    const told = `${title}: ${act.says}`;
    if (act.kind === 'call')
      return {
        key: `${path} ${act.command}`,
        journeyTo: null,
        run: () => this.#do(laundryId, `${path}/${act.command}`, act.body, told),
      };
    const to = act.to.toISOString();
    const travel = async (): Promise<void> => {
      await this.#parts.call('POST', '/sandbox/clock', { body: { now: to } });
      this.#parts.onAct(told);
    };
    return { key: `${path} travel ${to}`, journeyTo: act.to, run: travel };
  }

  async #reviewTasks(since: Date): Promise<Task[]> {
    const tasks: Task[] = [];
    for (const [laundryId, { token }] of this.#desks) {
      const { items } = await this.#read<ReviewPage>('/v1/partner/reviews', token);
      for (const { id, reply, createdAt } of items)
        if (reply === null && new Date(createdAt) >= since)
          tasks.push({
            key: `review ${id}`,
            journeyTo: null,
            run: () => this.#do(laundryId, `/reviews/${id}/reply`, { text: REPLY }, `리뷰 ${id}번에 답글`),
          });
    }
    return tasks;
  }
}
