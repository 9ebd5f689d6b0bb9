import type { APIRequestContext, Page } from '@playwright/test';
import { answerOf } from '../src/actors/answer';
import { Member } from '../src/actors/member';
import type { Sandbox } from '../src/actors/sandbox';
import { Shop } from '../src/actors/shop';
import { ROUTE_EXPECTATIONS } from '../src/route-expectations';
import { walkRow, type RoutePlaces, type Walker } from '../src/route-walk';
import { test } from '../src/story';

// Each complaint names its row; pictures of every step of a walk this long cost more than the walk.
test.use({ trace: 'off' });

/** A shop that no other story books. */
const SHOP = 7;

/** The first of what a public list shows. @throws when it is empty. */
const firstIn = async (request: APIRequestContext, list: string): Promise<string> => {
  const { items } = await answerOf<{ items: readonly { id: number }[] }>(
    await request.get(`/v1/app/nonMember/${list}`),
  );
  const [first] = items;
  if (first === undefined) throw new Error(`${list} shows nothing.`);
  return String(first.id);
};

/** Partner 1 of the seed: much is hidden, and every address still leads somewhere. */
const VOUCHER_USER = '01000000003';

/** What the native app sets before it opens its webview; product specification §3. `authPage`: its login was seen. */
const NATIVE_COOKIES = [
  { name: 'fcmtoken', value: 'token-of-a-phone' },
  { name: 'authPage', value: 'Y' },
  { name: 'appVersion', value: 'android/9.9.9' },
] as const;

/** Real things to open, so that every page shows what it is for. */
const placesOf = async (
  sandbox: Sandbox,
  request: APIRequestContext,
): Promise<Omit<RoutePlaces, 'request' | 'denied' | 'cancelled'>> => {
  const { id, laundryName } = await sandbox.deliveringShop(SHOP);
  const [notice, review] = await Promise.all([firstIn(request, 'notice'), firstIn(request, `laundry/${id}/review`)]);
  return { shop: String(id), shopName: laundryName, notice, review };
};

/** The same, with requests of the member: one that the shop has not collected, one that it denied, one that was cancelled. */
const placesOfMember = async (sandbox: Sandbox, request: APIRequestContext, member: Member): Promise<RoutePlaces> => {
  const places = await placesOf(sandbox, request);
  const laundryId = Number(places.shop);
  const orders = async (what: string): Promise<number> => {
    const { startsAt } = await member.freeSlot(laundryId);
    const idempotencyKey = `walk-${what}-${member.account.userId}-${Date.now()}`;
    return (await member.orders({ laundryId, startsAt, idempotencyKey })).applicationId;
  };
  const denied = await orders('denied');
  await (await Shop.at(sandbox, laundryId)).denies(denied);
  const cancelled = await orders('cancelled');
  await member.cancels(cancelled);
  const waiting = await orders('waiting');
  return { ...places, request: `${waiting}`, denied: `${denied}`, cancelled: `${cancelled}` };
};

const walkAll = async (page: Page, walker: Walker, places: RoutePlaces): Promise<void> => {
  for (const row of ROUTE_EXPECTATIONS) await test.step(row.open, () => walkRow(page, walker, row, places));
};

test.describe('every route of the specification has its guard, bar, title and no violation of axe', () => {
  // More than sixty pages, each looked at by axe, on a machine that may have other work.
  test.describe.configure({ timeout: 300_000 });

  test('for a visitor', async ({ page, sandbox, request }) => {
    await walkAll(page, 'visitor', {
      ...(await placesOf(sandbox, request)),
      request: '1',
      denied: '1',
      cancelled: '1',
    });
  });

  test('for a member', async ({ page, sandbox, request, member }) => {
    await walkAll(page, 'member', await placesOfMember(sandbox, request, member));
  });

  test('for a member in the native app', async ({ page, sandbox, request, context, baseURL, member }) => {
    await context.addCookies(NATIVE_COOKIES.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
    await walkAll(page, 'member', await placesOfMember(sandbox, request, member));
  });

  test('for a user of the voucher programme', async ({ page, sandbox, request, context, baseURL }) => {
    const member = new Member(request, await sandbox.seededMember(VOUCHER_USER));
    await member.opensBrowser(context, baseURL ?? '');
    await walkAll(page, 'partner', await placesOfMember(sandbox, request, member));
  });
});
