import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routeTable } from './route-table';
import { routes } from './routes';

describe('routeTable', () => {
  it('has a page for each of its paths, and no page has no entry', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(routeTable.map(({ path }) => path).sort());
  });

  it.each([
    { url: '/auth', link: '시작하기', to: '/login' },
    { url: '/auth', link: '둘러보기', to: '/' },
    { url: '/onboard', link: '건너뛰기', to: '/' },
    { url: '/login/withdraw', link: '홈으로', to: '/' },
  ])('$url leads by $link to $to', async ({ url, link, to }) => {
    const page = renderPage(routes, { url });
    await page.user.click(await screen.findByRole('link', { name: link }));
    expect(page.path()).toBe(to);
  });

  it('has its own heading where there is no bar', async () => {
    renderPage(routes, { url: '/auth' });
    expect(await screen.findByRole('heading', { level: 1, name: '동네세탁' })).toBeVisible();
  });
});
