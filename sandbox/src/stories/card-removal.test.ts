import { eq } from 'drizzle-orm';
import { CARD_KEY_END_RETRY } from '@dongne/contract';
import { type CardProvider, type RegistrationOutcome, type RemovalOutcome, cardJobs } from '@dongne/api/money';
import { activeCardOf, type CardHooks, finishWindow, NO_CARD_HOOKS, billingKeyOf } from '@dongne/api/testing/inner';
import { openCardSandbox, type CardSandbox } from '../testing/card-sandbox';
import { cardSessions, memberships, paymentCards, requests } from '@dongne/api/tables';
import { addMember, addMembership, type TestMember } from '@dongne/api/testing/fixtures';
import { bearer, withdraw } from '@dongne/api/testing/login';
import { requestIn } from '@dongne/api/testing/shop-commands';
import { TEST_NOW, type TestApi } from '@dongne/api/testing/test-api';
import { buildWithSandbox } from '../testing/sandbox-api';
import {
  requestWindow,
  readWindow,
  cardOf,
  postReturn,
  dropCard,
  INICIS_PC,
  newSid,
  NICEPAY,
  registerCard,
  typedWindow,
} from '../testing/member-windows';

const MINUTE_MS = 60_000;

let api: CardSandbox;
let member: TestMember;
beforeAll(async () => {
  api = await openCardSandbox();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  member = await addMember(api);
});
afterAll(() => api.close());

const rowOf = async ({ memberId }: TestMember) => {
  const [row] = await api.parts.database.select().from(paymentCards).where(eq(paymentCards.memberId, memberId));
  return row;
};

/** A NicePay provider with some functions replaced. */
const withNicepay = async (otherwise: Partial<CardProvider>): Promise<TestApi> => {
  const { cardProviders } = api.parts;
  if (cardProviders.NICEPAY === null) throw new Error('no keys');
  const parts = {
    ...api.parts,
    cardProviders: { ...cardProviders, NICEPAY: { ...cardProviders.NICEPAY, ...otherwise } },
  };
  return { ...api, parts, app: await buildWithSandbox(parts) };
};

/** Runs one job once. @returns how many items it processed. */
const runJob = async (name: string, { parts }: TestApi = api): Promise<number> => {
  const job = cardJobs.find((known) => known.name === name);
  const due = (await job?.due(parts, api.clock.now())) ?? [];
  for (const id of due) await job?.work(parts, id);
  return due.length;
};

const SILENT: RemovalOutcome = { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };

describe('removed card', () => {
  it('is deleted, and its billing key is rejected at the provider', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    const card = await activeCardOf(api.parts.database, member.memberId);
    const billingKey = card === undefined ? '' : billingKeyOf(card, api.parts.config);
    expect((await dropCard(api, member)).statusCode).toBe(204);
    expect(await cardOf(api, member)).toBeNull();
    expect(await rowOf(member)).toMatchObject({ billingKey: null, keyEndedAt: expect.any(Date) });
    const buyer = { memberRef: 'm', name: '손님', phone: '01000000001', email: '' };
    const charge = { billingKey, orderId: 'after-removal', amountWon: 5_000, goodsName: '세탁', buyer, now: TEST_NOW };
    expect(await api.parts.cardProviders.NICEPAY?.charge(charge)).toMatchObject({ state: 'refused' });
  });

  it('may be removed repeatedly, also without a card', async () => {
    expect((await dropCard(api, member)).statusCode).toBe(204);
    await registerCard(api, member, INICIS_PC, '0000');
    const answers = await Promise.all([dropCard(api, member), dropCard(api, member)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await cardOf(api, member)).toBeNull();
  });

  it.each(['Issued', 'Failed', 'Overdue'] as const)(
    'cannot be removed while something is unpaid (%s), only replaced',
    async (paymentStatus) => {
      const { customer, id } = await requestIn(api, 'Requested');
      await registerCard(api, customer, INICIS_PC, '0000');
      await api.parts.database.update(requests).set({ paymentStatus }).where(eq(requests.id, id));
      const refused = await dropCard(api, customer);
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        {
          code: 'INVALID_TRANSITION',
          svMessage: '결제하지 않은 금액이 있어서 카드를 삭제할 수 없어요. 결제를 마치거나 카드를 변경해 주세요.',
        },
      ]);
      await registerCard(api, customer, INICIS_PC, '4321');
      expect(await cardOf(api, customer)).toMatchObject({ maskedNumber: '**** **** **** 4321' });
    },
  );

  it('cannot be removed while a membership will be charged to it', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    await addMembership(api, member);
    const refused = await dropCard(api, member);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      expect.stringContaining('멤버십을 이용하는 동안'),
    ]);
    await api.parts.database
      .update(memberships)
      .set({ status: 'Leaving' })
      .where(eq(memberships.memberId, member.memberId));
    expect((await dropCard(api, member)).statusCode).toBe(204);
  });

  it('is removed with its billing key when the member withdraws', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    await withdraw(api, bearer(member.headers.authorization.slice(7)));
    expect(await rowOf(member)).toMatchObject({
      billingKey: null,
      removedAt: expect.any(Date),
      keyEndedAt: expect.any(Date),
    });
  });
});

describe('billing key that the provider does not expire', () => {
  it('is retried by the job with backoff until it expires', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    const silent = await withNicepay({ removeCard: async () => SILENT });
    expect((await dropCard(silent, member)).statusCode).toBe(204);
    expect(await rowOf(member)).toMatchObject({ removedAt: expect.any(Date), keyEndedAt: null, keyEndTries: 1 });

    expect(await runJob('end-card-keys')).toBe(0);
    api.clock.advance(CARD_KEY_END_RETRY.firstMinutes * MINUTE_MS);
    expect(await runJob('end-card-keys', silent)).toBe(1);
    api.clock.advance(CARD_KEY_END_RETRY.firstMinutes * MINUTE_MS);
    expect(await runJob('end-card-keys')).toBe(0);
    api.clock.advance(CARD_KEY_END_RETRY.firstMinutes * MINUTE_MS);
    expect(await runJob('end-card-keys')).toBe(1);
    expect(await rowOf(member)).toMatchObject({ billingKey: null, keyEndTries: 3, keyEndedAt: expect.any(Date) });
    expect(await runJob('end-card-keys')).toBe(0);
    await silent.app.close();
  });

  it('is retried at least daily, however often it failed', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    const failing = await withNicepay({ removeCard: () => Promise.reject(new Error('broken')) });
    await dropCard(failing, member);
    await api.parts.database
      .update(paymentCards)
      .set({ keyEndTries: 1_000 })
      .where(eq(paymentCards.memberId, member.memberId));
    api.clock.advance(CARD_KEY_END_RETRY.maxHours * 60 * MINUTE_MS);
    expect(await runJob('end-card-keys')).toBeGreaterThan(0);
    expect(await rowOf(member)).toMatchObject({ billingKey: null });
    await failing.app.close();
  });

  it('is retried by one of two concurrent processes', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    const silent = await withNicepay({ removeCard: async () => SILENT });
    await dropCard(silent, member);
    api.clock.advance(CARD_KEY_END_RETRY.firstMinutes * MINUTE_MS);
    let asked = 0;
    const counting = await withNicepay({
      removeCard: async () => {
        asked += 1;
        return { state: 'removed' };
      },
    });
    const due = await cardJobs[0]?.due(counting.parts, api.clock.now());
    await Promise.all([1, 2, 3].map(() => cardJobs[0]?.work(counting.parts, due?.[0] ?? '')));
    expect(asked).toBe(1);
    for (const { app } of [silent, counting]) await app.close();
  });
});

describe('registration with an unknown outcome', () => {
  const registering = async (outcome: RegistrationOutcome) => {
    const other = await withNicepay({ finishRegistration: async () => outcome });
    const { sid, page } = await registerCard(other, member, NICEPAY, '0000');
    await other.app.close();
    return { end: (await readWindow(api, member, sid)).json(), page };
  };

  it('registers nothing and shows that the outcome is unknown', async () => {
    const { end, page } = await registering({ state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' });
    expect(end).toEqual({ state: 'unknown', message: expect.stringContaining('카드는 등록되지 않았으니') });
    expect(page.body).toContain('카드는 등록되지 않았으니');
    expect(await cardOf(api, member)).toBeNull();
  });

  it.each(['V801', 'I002'])('shows our own sentence when the customer cancelled: %s', async (code) => {
    const message = '사용자가 결제를 취소하였습니다';
    const { end } = await registering({ state: 'refused', by: 'provider', code, message });
    expect(end).toEqual({ state: 'refused', message: '카드 등록을 취소했어요.' });
  });

  it('is refused after a net cancel', async () => {
    const { end } = await registering({ state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'cancelled' });
    expect(end).toEqual({ state: 'refused', message: expect.stringContaining('등록을 취소했어요') });
  });

  it('is unknown after a crash, and a new window may be opened', async () => {
    const dying = await withNicepay({ finishRegistration: () => Promise.reject(new Error('killed')) });
    const { sid, page } = await registerCard(dying, member, NICEPAY, '0000');
    expect([page.statusCode, page.body]).toEqual([500, expect.stringContaining('결과를 확인하지 못했어요')]);
    expect((await readWindow(api, member, sid)).json().state).toBe('pending');
    expect(await runJob('end-lost-card-windows')).toBe(0);
    api.clock.advance(10 * MINUTE_MS);
    expect(await runJob('end-lost-card-windows')).toBe(1);
    expect((await readWindow(api, member, sid)).json().state).toBe('unknown');
    expect((await requestWindow(api, member, NICEPAY, newSid())).statusCode).toBe(200);
    await dying.app.close();
  });

  it('registers nothing when it arrives late, and expires the billing key', async () => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    const { cardProviders } = api.parts;
    const late = await withNicepay({
      finishRegistration: async (returned, expected) => {
        api.clock.advance(10 * MINUTE_MS);
        await runJob('end-lost-card-windows');
        return cardProviders.NICEPAY?.finishRegistration(returned, expected) ?? Promise.reject(new Error('no keys'));
      },
    });
    await postReturn(late, typed);
    expect(await cardOf(api, member)).toBeNull();
    expect(await rowOf(member)).toMatchObject({ billingKey: null, keyEndedAt: expect.any(Date) });
    await late.app.close();
  });
});

describe('hooks of a returned window', () => {
  const finish = async (hooks: Partial<CardHooks>) => {
    const { sid, fields } = await typedWindow(api, member, NICEPAY, '0000');
    const end = await finishWindow(api.parts, { ...NO_CARD_HOOKS, ...hooks }, 'NICEPAY', sid, fields).catch(
      () => undefined,
    );
    return { sid, end };
  };

  it('receive the stored card', async () => {
    const seen: unknown[] = [];
    await finish({
      onCardRegistered: async (tx, _parts, memberId) => void seen.push((await activeCardOf(tx, memberId))?.memberId),
    });
    expect(seen).toEqual([member.memberId]);
  });

  it('roll the card back when they fail', async () => {
    const { sid } = await finish({ onCardRegistered: () => Promise.reject(new Error('no')) });
    expect(await cardOf(api, member)).toBeNull();
    expect((await readWindow(api, member, sid)).json().state).toBe('pending');
  });

  const paymentWindow = async (): Promise<string> => {
    const sid = newSid();
    await api.parts.database.insert(cardSessions).values({
      sid,
      memberId: member.memberId,
      provider: 'NICEPAY',
      purpose: 'pay',
      device: 'pc',
      isRedirect: false,
      createdAt: api.clock.now(),
    });
    return sid;
  };

  it('finish a payment once, with the returned fields', async () => {
    const sid = await paymentWindow();
    const finished: unknown[] = [];
    const hooks: CardHooks = {
      ...NO_CARD_HOOKS,
      finishPayment: async (_parts, session, returned) => {
        finished.push([session.sid, returned]);
        return { state: 'done', message: null };
      },
    };
    const ends = await Promise.all([1, 2].map(() => finishWindow(api.parts, hooks, 'NICEPAY', sid, { tid: 't' })));
    expect(finished).toEqual([[sid, { tid: 't' }]]);
    expect(ends.map((end) => end?.state)).toContain('done');
  });

  it('take no payment without a hook that finishes it', async () => {
    const sid = await paymentWindow();
    await finishWindow(api.parts, NO_CARD_HOOKS, 'NICEPAY', sid, {});
    expect((await readWindow(api, member, sid)).json()).toEqual({
      state: 'refused',
      message: '이 창에서는 아직 결제할 수 없어요.',
    });
  });
});
