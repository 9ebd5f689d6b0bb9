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

describe('the mode of the screen', () => {
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

  it("is the device's until one is chosen", async () => {
    openMyPage();
    expect(await mode('기기 설정에 따라')).toBeChecked();
    expect(document.cookie).not.toContain('colourMode');
  });

  it('changes at once, with the bars of the browser, and is kept for the next page', async () => {
    const { user } = openMyPage();
    await user.click(await mode('어둡게'));
    expect(await mode('어둡게')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(bars()).toEqual(['not all', 'all']);
    expect(document.cookie).toContain('colourMode=dark');
  });

  it('is what the page came in', async () => {
    page.dataset['theme'] = 'light';
    openMyPage();
    expect(await mode('밝게')).toBeChecked();
  });

  it('goes back to the device, and forgets what was chosen', async () => {
    const { user } = openMyPage();
    await user.click(await mode('밝게'));
    await user.click(await mode('기기 설정에 따라'));
    expect(page).not.toHaveAttribute('data-theme');
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    expect(document.cookie).not.toContain('colourMode');
  });

  it('lasts as long as the page where cookies are forbidden', async () => {
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
