import { buildClientConfig, buildPartnerProgramme } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { InstallBannerPlace } from './install-banner-place';
import { MarketingPlace } from './marketing-place';

const LINKS = { android: 'https://play.example/app', ios: 'https://store.example/app' };
const API: FakeApi = { 'GET /config': buildClientConfig({ storeLinks: LINKS }) };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64)';

const use = (userAgent: string): void => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
};
const openBanner = () => renderPage([{ path: '*', element: <InstallBannerPlace /> }], { url: '/', api: API });
const banner = () => screen.queryByRole('complementary', { name: '앱 설치 안내' });

const forget = (name: string): void => {
  document.cookie = `${name}=; max-age=0; path=/`;
};

describe('the install banner', () => {
  beforeEach(() => {
    forget('fcmtoken');
    forget('closeInstallBanner');
  });

  it.each([
    [IPHONE, LINKS.ios],
    [PIXEL, LINKS.android],
  ])('leads from the browser of %s to its store', async (userAgent, link) => {
    use(userAgent);
    openBanner();
    expect(await screen.findByRole('link', { name: '앱 받기' })).toHaveAttribute('href', link);
  });

  it('is not there on a computer', () => {
    use(COMPUTER);
    openBanner();
    expect(banner()).not.toBeInTheDocument();
  });

  it('is not there inside of the native app', () => {
    use(IPHONE);
    const element = <InstallBannerPlace />;
    const Page = () => {
      document.cookie = 'fcmtoken=abc; path=/'; // renderPage begins without cookies
      return element;
    };
    renderPage([{ path: '*', element: <Page /> }], { url: '/', api: API });
    expect(banner()).not.toBeInTheDocument();
  });

  it('is not there for a member whose partner programme has none', async () => {
    use(IPHONE);
    const programme = buildPartnerProgramme({ restrictions: ['installBanner'] });
    renderPage([{ path: '*', element: <InstallBannerPlace /> }], {
      url: '/',
      session: 'member',
      api: { ...API, 'GET /member/partnerInfo': [programme] },
    });
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  it('does not come, nor hold its place, while the programme of a member cannot be had', async () => {
    use(IPHONE);
    const partnerInfo: FakeApi = { 'GET /member/partnerInfo': refuse('UNAVAILABLE') };
    const element = <InstallBannerPlace />;
    renderPage([{ path: '*', element }], { url: '/', session: 'member', api: { ...API, ...partnerInfo } });
    expect(banner()).toBeEmptyDOMElement(); // it may come any moment, and then nothing jumps
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  it('stays away once it was closed', async () => {
    use(IPHONE);
    const { user } = openBanner();
    await user.click(await screen.findByRole('button', { name: '앱 설치 안내 닫기' }));
    expect(banner()).not.toBeInTheDocument();
    expect(document.cookie).toContain('closeInstallBanner=Y');
  });
});

describe('the panel beside the app', () => {
  const openBeside = (isWide: boolean) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: isWide,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    return renderPage([{ path: '*', element: <MarketingPlace /> }], { url: '/', api: API });
  };

  it('shows the promise and both stores where there is room', async () => {
    openBeside(true);
    expect(await screen.findByRole('link', { name: 'Google Play에서 받기' })).toHaveAttribute('href', LINKS.android);
    expect(screen.getByRole('link', { name: 'App Store에서 받기' })).toHaveAttribute('href', LINKS.ios);
    expect(screen.getByText('품목마다 금액을 승인하신 뒤에만 세탁을 시작해요')).toBeVisible();
  });

  it('leads to the same page on a phone by a code, once that is wanted', async () => {
    const { user } = openBeside(true);
    await user.click(await screen.findByRole('button', { name: '휴대폰에서 이어 보기' }));
    const code = await screen.findByRole('img', { name: '지금 보는 화면의 QR 코드' });
    // 21 squares a side for `http://localhost/`, and four around that stay empty.
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(screen.getByText('휴대폰 카메라로 비추면 지금 보는 화면이 휴대폰에서 열려요')).toBeVisible();
  });

  it('asks for nothing where there is none', () => {
    const { calls } = openBeside(false);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
