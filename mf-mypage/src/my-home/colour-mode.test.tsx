import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildMember } from '../testing/builders';

const openMyPage = () =>
  renderPage(routes, { session: 'member', url: '/mypage', api: { 'GET /member': buildMember() } });
const mode = (name: string) => screen.findByRole('radio', { name });
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

const { documentElement: page, head } = document;

describe('colour mode', () => {
  beforeEach(() => {
    for (const own of ['light', 'dark']) {
      const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
      meta.media = `(prefers-color-scheme: ${own})`;
      head.append(meta);
    }
  });
  afterEach(() => {
    document.cookie = 'colourMode=; max-age=0; path=/';
    delete page.dataset['theme'];
    for (const meta of document.querySelectorAll('meta')) meta.remove();
  });

  it('defaults to the device’s', async () => {
    openMyPage();
    expect(await mode('기기 설정에 따라')).toBeChecked();
    expect(document.cookie).not.toContain('colourMode');
  });

  it('changes at once with the browser bars and is saved', async () => {
    const { user } = openMyPage();
    await user.click(await mode('어둡게'));
    expect(await mode('어둡게')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(bars()).toEqual(['not all', 'all']);
    expect(document.cookie).toContain('colourMode=dark');
  });

  it('starts with the mode of the page', async () => {
    page.dataset['theme'] = 'light';
    openMyPage();
    expect(await mode('밝게')).toBeChecked();
  });

  it('returns to the device’s mode and deletes the saved one', async () => {
    const { user } = openMyPage();
    await user.click(await mode('밝게'));
    await user.click(await mode('기기 설정에 따라'));
    expect(page).not.toHaveAttribute('data-theme');
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(document.cookie).not.toContain('colourMode');
  });

  it('lasts for the page when cookies are blocked', async () => {
    const { user } = openMyPage();
    const dark = await mode('어둡게');
    const cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await user.click(dark);
    expect(page).toHaveAttribute('data-theme', 'dark');
    cookies.mockRestore();
  });
});
