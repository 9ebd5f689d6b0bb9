import { request, type APIRequestContext } from 'playwright-core';
import { Member } from '../actors/member';
import { Sandbox } from '../actors/sandbox';

/** Order that the server has acknowledged. */
export interface Acknowledged {
  readonly id: number;
  readonly member: Member;
  readonly at: number;
}

const WRITERS = 4;
const MEMBERS = 60;

/** Customers who order without a pause, until they are stopped. */
export class OrdersUnderWay {
  readonly acknowledged: Acknowledged[] = [];
  readonly #writers: Promise<void>[];
  #isOver = false;

  private constructor(
    private readonly context: APIRequestContext,
    private readonly laundries: readonly number[],
    members: readonly Member[],
  ) {
    this.#writers = Array.from({ length: WRITERS }, (_, at) => this.#write(members, at));
  }

  static async at(origin: string): Promise<OrdersUnderWay> {
    const context = await request.newContext({ baseURL: origin });
    const sandbox = new Sandbox(context);
    const members = (await sandbox.freshMembers(MEMBERS)).map((account) => new Member(context, account));
    const shops = await sandbox.deliveringShops();
    return new OrdersUnderWay(
      context,
      shops.map(({ id }) => id),
      members,
    );
  }

  async #write(members: readonly Member[], writer: number): Promise<void> {
    for (let turn = writer; !this.#isOver; turn += WRITERS) {
      const member = members[turn % members.length];
      if (member === undefined) return;
      await this.#order(member, turn).catch(() => undefined);
    }
  }

  async #order(member: Member, turn: number): Promise<void> {
    const laundryId = this.laundries[turn % this.laundries.length];
    if (laundryId === undefined) return;
    const { startsAt } = await member.freeSlot(laundryId);
    const { applicationId: id } = await member.orders({
      laundryId,
      startsAt,
      idempotencyKey: `drill-order-${turn}-${Date.now()}`,
    });
    this.acknowledged.push({ id, member, at: Date.now() });
  }

  /** Stops after the running orders. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#writers);
    await this.context.dispose();
  }
}
