import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from './routes';

describe('routes of mf-auth', () => {
  it.each([
    { url: '/auth', link: '시작하기', to: '/login' },
    { url: '/auth', link: '둘러보기', to: '/' },
    { url: '/onboard', link: '건너뛰기', to: '/' },
    { url: '/login/withdraw', link: '홈으로', to: '/' },
  ])('link $url by $link to $to', async ({ url, link, to }) => {
    const page = renderPage(routes, { url });
    await page.user.click(await screen.findByRole('link', { name: link }));
    expect(page.path()).toBe(to);
  });

  it('have their own heading without an app bar', async () => {
    renderPage(routes, { url: '/auth' });
    expect(await screen.findByRole('heading', { level: 1, name: '동네세탁' })).toBeVisible();
  });
});
