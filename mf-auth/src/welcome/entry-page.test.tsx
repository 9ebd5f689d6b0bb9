import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { cookie } from '../testing/cookie';

const follow = async (url: string, link: string, session: 'visitor' | 'member' = 'visitor') => {
  const page = renderPage(routes, { url, session });
  await page.user.click(await screen.findByRole('link', { name: link }));
  return page;
};

describe('EntryPage', () => {
  it.each(['둘러보기', '시작하기', '어떤 서비스인가요?'])('can be skipped by %s', async (link) => {
    const page = renderPage(routes, { url: '/auth' });
    const way = await screen.findByRole('link', { name: link });
    expect(cookie('authPage')).toBeUndefined();
    await page.user.click(way);
    expect(cookie('authPage')).toBe('Y');
  });

  it.each([
    ['/auth', '둘러보기', '/'],
    ['/auth', '시작하기', '/login'],
    ['/auth?path=%2Flaundry%2F3', '둘러보기', '/laundry/3'],
    ['/auth?path=%2Fusage', '시작하기', '/login?path=%2Fusage'],
    ['/auth?path=%2Flogin%3Fpath%3D%252Fusage', '시작하기', '/login?path=%2Fusage'],
    ['/auth?path=%2Fusage', '어떤 서비스인가요?', '/onboard?path=%2Fusage'],
    ['/auth?path=%2F%2Fevil.example', '둘러보기', '/'],
    ['/auth?path=javascript%3Aalert(1)', '시작하기', '/login'],
  ])('from %s leads by %s to %s', async (url, link, to) => {
    expect((await follow(url, link)).path()).toBe(to);
  });

  it('redirects a member past the login', async () => {
    expect((await follow('/auth?path=%2Fusage', '시작하기', 'member')).path()).toBe('/usage');
  });
});
