import { installAdBlocker } from '../src/actors/ad-blocker';
import { answerOf } from '../src/actors/answer';
import { expect, test } from '../src/story';

interface RecordedEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Unique campaign, which distinguishes this visit from those of other stories. */
const freshCampaign = (): string =>
  `story-${Date.now()}-${Math.floor(Math.random() * 1e6)}`.replace(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );

test.describe('analytics events', () => {
  test('record the visit and its screens without ids', async ({ app, page, request }) => {
    const sent: RecordedEvent[] = [];
    page.on('request', (call) => {
      if (!call.url().endsWith('/clientEvent')) return;
      const { events }: { events: RecordedEvent[] } = JSON.parse(call.postData() ?? '{"events":[]}');
      sent.push(...events);
    });
    const campaign = freshCampaign();

    await app.open(`/?utm_source=kakao&utm_campaign=${campaign}`);
    await app.home.findShops();
    await app.shopList.shops.first().click();
    await expect
      .poll(() => sent.map(({ properties }) => properties['screen']))
      .toEqual(expect.arrayContaining(['/', '/laundry/list', '/laundry/:id']));
    await app.open('/event/61');
    await expect.poll(() => sent.map(({ properties }) => properties['screen'])).toContain('/event/61');

    expect(JSON.stringify(sent)).not.toMatch(/\/laundry\/\d/);
    const recorded = await answerOf<RecordedEvent[]>(await request.get('/sandbox/events'));
    expect(recorded).toContainEqual(
      expect.objectContaining({
        name: 'visit_start',
        properties: { first_visit: true, returning: false, utm_source: 'kakao', utm_campaign: campaign },
      }),
    );
    // One visit, although the app was opened twice.
    expect(sent.filter(({ name }) => name === 'visit_start')).toHaveLength(1);
  });

  test.describe('with an ad blocker', () => {
    test.use({ causedErrors: /ERR_BLOCKED_BY_CLIENT/ });

    test('break no page', async ({ app, page, context }) => {
      await installAdBlocker(context);
      await app.open('/');
      const blocked = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/clientEvent'));
      await blocked;
      await app.open('/laundry/list');
      await expect(app.title).toHaveText('세탁소 찾기');
    });
  });

  test('of a page that is left at once are still sent', async ({ app, page, request }) => {
    const campaign = freshCampaign();
    await app.open(`/?utm_campaign=${campaign}`);
    // Stored with the first event, seconds before it is sent.
    await page.waitForFunction(() => localStorage.getItem('dongne.visits') !== null);
    await page.goto('about:blank');
    await expect
      .poll(async () => JSON.stringify(await answerOf<RecordedEvent[]>(await request.get('/sandbox/events'))))
      .toContain(campaign);
  });
});

test.describe('the sandbox page', () => {
  test('shows the events of the app', async ({ page, request }) => {
    const campaign = freshCampaign();
    const event = { name: 'visit_start', at: new Date().toISOString(), properties: { utm_campaign: campaign } };
    const answer = await request.post('/v1/app/clientEvent', { data: { events: [event] } });
    expect(answer.status()).toBe(204);
    await page.goto('/sandbox#tools');
    await expect(page.getByText(`visit_start · utm_campaign=${campaign}`).first()).toBeVisible();
  });
});
