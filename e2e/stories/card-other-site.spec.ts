import type { BrowserContext } from '@playwright/test';
import { typeCard } from '../src/pages/card-pages';
import { expect, test } from '../src/story';

/** Page of a provider on a site of its own: its post carries none of our cookies. */
const PROVIDER = 'http://provider.test/';

const formOf = (action: string, body: string): string =>
  `<form method="post" action="${action.replaceAll('&', '&amp;')}">${[...new URLSearchParams(body)]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`;

/** Lets the return of a window come from another site. @returns cookies of each post of it, in order. */
const returnFromAfar = async (context: BrowserContext): Promise<string[]> => {
  const cookies: string[] = [];
  let form = '';
  await context.route(PROVIDER, (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await context.route('**/v1/app/pay/card/*/return?*', async (route) => {
    const request = route.request();
    if (form === '') {
      form = formOf(request.url(), request.postData() ?? '');
      return route.fulfill({ contentType: 'text/html', body: `<script>location.href = '${PROVIDER}'</script>` });
    }
    cookies.push((await request.allHeaders())['cookie'] ?? '');
    return route.continue();
  });
  return cookies;
};

test('a card window that returns from another site registers the card', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  const cookies = await returnFromAfar(page.context());
  await app.cards.openRegistration();
  const window = await app.cards.openWindow('NICEPAY');
  await typeCard(window, '0000');
  await expect(app.cards.card).toBeVisible();
  expect(cookies.map((sent) => sent.includes('cardWindow='))).toEqual([false, true]);
});
