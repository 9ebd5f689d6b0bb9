import type { Page } from '@playwright/test';
import { busyConsole } from '../src/actors/busy-console';
import { violationsOn } from '../src/axe-violations';
import { untranslatedKorean } from '../src/untranslated-korean';
import { ShowroomPage } from '../src/pages/showroom-page';
import { expect, test } from '../src/story';

// A refused request for an unknown order.
test.use({ memberIs: 'new with a card', causedErrors: /status of 404/ });
test.setTimeout(240_000);

/** Shop of its own, so that the story takes no slots of others. */
const PLACE = 12;

const KINDS = [
  ...['notOurs', 'notTheirs', 'otherAmount', 'otherState', 'inDoubt'],
  ...['unbalanced', 'notPosted', 'notSettled', 'otherDebt', 'otherRefunds'],
];

/** Settlement with every kind of difference, which the sandbox itself cannot produce. */
const DIFFERING = {
  from: '2026-11-23',
  to: '2026-11-23',
  books: [
    { date: '2026-11-23', book: 'NICEPAY', oursWon: 44_190, theirsWon: 40_000, notRead: null },
    { date: '2026-11-23', book: 'INICIS', oursWon: null, theirsWon: null, notRead: 'no keys' },
  ],
  differences: KINDS.map((kind) => ({
    ...{ date: '2026-11-23', book: kind.startsWith('not') ? 'LEDGER' : 'NICEPAY', kind },
    ...{ subject: 'L-12', ours: 'paid 44,190원', theirs: null },
  })),
};

/** Web vitals of a version with one value. */
const MEASURED = {
  ...{ from: '2026-11-22', to: '2026-11-23', routes: ['/'], versions: ['shell@1.0.0-3f2a9c01'], isCut: true },
  pages: (['server', 'browser'] as const).map((renderedBy) => ({
    ...{ route: '/', version: 'shell@1.0.0-3f2a9c01', renderedBy },
    vitals: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].slice(renderedBy === 'server' ? 0 : 5).map((name) => ({
      ...{ name, count: 10, p50: 0.1, p75: 0.2, p98: 0.3, rating: 'poor' },
      ...{ good: 0.5, needsImprovement: 0.3, poor: 0.2 },
      days: [{ date: '2026-11-23', count: 10, p75: 0.2, rating: 'poor' }],
    })),
  })),
};

/** Opens every disclosure and waits for its content. */
const unfold = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
  await expect(page.getByText('Loading.')).toHaveCount(0);
  await expect(page.getByText('The offer is being worked out.')).toHaveCount(0);
};

const saysEnglishAlone = async (page: Page): Promise<void> => expect(await untranslatedKorean(page)).toEqual([]);

test('the English console shows no Korean at any desk', async ({ page, member, sandbox }) => {
  const { waitingId, completeId, laundryId, inquiryId } = await busyConsole(sandbox, member, PLACE);
  const showroom = new ShowroomPage(page);
  const choose = (name: string | RegExp) => page.getByRole('radio', { name }).check();
  await page.addInitScript(() => localStorage.setItem('sandbox-language', 'en'));

  await test.step('tour and members', async () => {
    await showroom.open();
    await expect(page.getByRole('heading', { name: 'Start as a member' })).toBeVisible();
    await expect(page.getByText('New member with a card', { exact: true })).toBeVisible();
    await saysEnglishAlone(page);
  });

  await test.step('orders with every action', async () => {
    await showroom.open('orders');
    for (const id of [waitingId, completeId]) {
      const head = page.getByRole('button', { name: `Order ${id}` });
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      await expect(page.getByRole('heading', { name: 'What has happened' })).toBeVisible();
      await unfold(page);
      await saysEnglishAlone(page);
    }
  });

  await test.step('shop', async () => {
    await showroom.open('shop');
    await page.getByRole('combobox', { name: 'Which shop' }).selectOption(String(laundryId));
    await expect(page.getByRole('heading', { name: `Order ${waitingId}` })).toBeVisible();
    await unfold(page);
    await saysEnglishAlone(page);
    await choose('Claims');
    await expect(page.getByRole('button', { name: 'Send the answer' }).first()).toBeVisible();
    await choose('Reviews');
    await expect(page.getByRole('button', { name: 'Reply' }).first()).toBeVisible();
    await choose('Settings');
    await expect(page.getByRole('button', { name: 'Show it in the app' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the slots' }).click();
    await expect(page.getByRole('button', { name: 'Close this day' })).toBeVisible();
    await saysEnglishAlone(page);
    await page.getByRole('button', { name: 'Open this day' }).click();
    await expect(showroom.status).toHaveText('The day is open again.');
  });

  await test.step('every desk of support, and a refusal', async () => {
    await showroom.open('operator');
    await page.getByRole('textbox', { name: 'Number of the order' }).fill(String(completeId));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Refund' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Number of the order' }).fill('999999999');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is no such thing.' })).toBeVisible();
    await choose(/^Messages/);
    await page.getByRole('textbox', { name: 'Number of the message' }).fill(String(inquiryId));
    await page.getByRole('button', { name: 'Show it', exact: true }).click();
    await expect(page.getByRole('heading', { name: `Message ${inquiryId}` })).toHaveCount(2);
    await choose(/^Bags/);
    await expect(page.getByRole('button', { name: 'Send it' }).first()).toBeVisible();
    await unfold(page);
    await choose('Books');
    await page.getByRole('button', { name: 'Compare now' }).click();
    await expect(page.getByRole('row', { name: /NicePay/ }).first()).toBeVisible();
    await page.route('**/v1/operator/reconciliation?*', (route) => route.fulfill({ json: DIFFERING }));
    await page.getByRole('button', { name: 'Compare now' }).click();
    await expect(page.getByText('2026-11-23: 10 differences.')).toBeVisible();
    const differences = page.getByRole('list', { name: 'Differences' });
    await expect(differences.getByRole('listitem')).toHaveCount(KINDS.length);
    await expect(differences).toContainText('Paid ₩44,190');
    await choose('Advertising');
    await expect(page.getByText('Members who get it')).toBeVisible();
    await page.route('**/v1/operator/webVitals?*', (route) => route.fulfill({ json: MEASURED }));
    await choose('Page speed');
    await expect(page.getByText('Good 50% · could be better 30% · poor 20%')).toHaveCount(5);
    await expect(page.getByText('Only the pages most looked at are shown.', { exact: false })).toBeVisible();
    await saysEnglishAlone(page);
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('time, faults and messages', async () => {
    await showroom.open('tools');
    await expect(page.getByRole('heading', { name: 'Endings of a card payment' })).toBeVisible();
    await expect(page.getByRole('button', { name: '4000000000000051' })).toBeVisible();
    await saysEnglishAlone(page);
  });
});
