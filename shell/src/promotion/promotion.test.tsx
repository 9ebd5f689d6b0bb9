import { buildClientConfig, buildPartnerProgramme } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMain, buildRunning } from '../testing/build-home';
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

describe('install banner', () => {
  beforeEach(() => {
    forget('fcmtoken');
    forget('closeInstallBanner');
  });

  it.each([
    [IPHONE, LINKS.ios],
    [PIXEL, LINKS.android],
  ])('links from the browser of %s to its store', async (userAgent, link) => {
    use(userAgent);
    openBanner();
    expect(await screen.findByRole('link', { name: '앱 받기' })).toHaveAttribute('href', link);
  });

  it('is absent on a computer', () => {
    use(COMPUTER);
    openBanner();
    expect(banner()).not.toBeInTheDocument();
  });

  it('is absent inside the native app', () => {
    use(IPHONE);
    const element = <InstallBannerPlace />;
    const Page = () => {
      document.cookie = 'fcmtoken=abc; path=/'; // renderPage begins without cookies
      return element;
    };
    renderPage([{ path: '*', element: <Page /> }], { url: '/', api: API });
    expect(banner()).not.toBeInTheDocument();
  });

  it('is absent for a member whose partner programme has none', async () => {
    use(IPHONE);
    const programme = buildPartnerProgramme({ restrictions: ['installBanner'] });
    renderPage([{ path: '*', element: <InstallBannerPlace /> }], {
      url: '/',
      session: 'member',
      api: { ...API, 'GET /member/partnerInfo': [programme] },
    });
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  it('neither shows nor reserves its place while the programme fails to load', async () => {
    use(IPHONE);
    const partnerInfo: FakeApi = { 'GET /member/partnerInfo': refuse('UNAVAILABLE') };
    const element = <InstallBannerPlace />;
    renderPage([{ path: '*', element }], { url: '/', session: 'member', api: { ...API, ...partnerInfo } });
    expect(banner()).toBeEmptyDOMElement(); // its place is reserved until the programme is known
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  it('stays away once it was dismissed', async () => {
    use(IPHONE);
    const { user } = openBanner();
    await user.click(await screen.findByRole('button', { name: '앱 설치 안내 닫기' }));
    expect(banner()).not.toBeInTheDocument();
    expect(document.cookie).toContain('closeInstallBanner=Y');
  });
});

describe('marketing panel', () => {
  const openBeside = (isWide: boolean, session: 'visitor' | 'member' = 'visitor', api: FakeApi = {}) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: isWide,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    return renderPage([{ path: '*', element: <MarketingPlace /> }], { url: '/', session, api: { ...API, ...api } });
  };

  it('shows the promise and both stores where there is room', async () => {
    openBeside(true);
    expect(await screen.findByRole('link', { name: 'Google Play에서 받기' })).toHaveAttribute('href', LINKS.android);
    expect(screen.getByRole('link', { name: 'App Store에서 받기' })).toHaveAttribute('href', LINKS.ios);
    expect(screen.getByText('품목마다 금액을 승인하신 뒤에만 세탁을 시작해요')).toBeVisible();
  });

  it("shows a member's requests in progress instead of the promises", async () => {
    const waiting = buildRunning({
      applicationId: 7,
      originalStatus: 'Registered',
      laundryName: '맑은 세탁소',
      allowedActions: ['approve'],
    });
    const moving = buildRunning({ applicationId: 8, originalStatus: 'Delivered' });
    const { user, path } = openBeside(true, 'member', {
      'GET /request/delivery/processing': [moving, waiting],
      'GET /main': buildMain(),
    });
    const requests = within(await screen.findByRole('list', { name: '내 신청 현황' }));
    // The one that waits for the customer is first.
    expect(requests.getAllByRole('link')[0]).toHaveTextContent('금액 확인 대기');
    expect(requests.getByRole('link', { name: /문 앞에 두었어요/ })).toBeVisible();
    expect(screen.queryByText('품목마다 금액을 승인하신 뒤에만 세탁을 시작해요')).not.toBeInTheDocument();
    await user.click(requests.getByRole('link', { name: /금액 확인 대기/ }));
    expect(path()).toBe('/usage/detail?id=7');
  });

  it('shows a compensation that waits for a bank account before the requests', async () => {
    const compensation = { claimId: 71, laundryName: '맑은 세탁소', itemName: '흰 셔츠', amountWon: 57_000 };
    const { user, path } = openBeside(true, 'member', {
      'GET /request/delivery/processing': [buildRunning()],
      'GET /main': buildMain({ compensations: [compensation] }),
    });
    await screen.findByText('57,000원을 보내 드릴 계좌를 알려 주세요');
    const [first] = within(screen.getByRole('list', { name: '내 신청 현황' })).getAllByRole('link');
    expect(first).toHaveTextContent('계좌 등록 필요57,000원을 보내 드릴 계좌를 알려 주세요흰 셔츠 보상');
    await user.click(screen.getByRole('link', { name: /계좌 등록 필요/ }));
    expect(path()).toBe('/usage/case?id=71');
  });

  it('shows a QR code of the current page on press', async () => {
    const { user } = openBeside(true);
    await user.click(await screen.findByRole('button', { name: '휴대폰에서 이어 보기' }));
    const code = await screen.findByRole('img', { name: '지금 보는 화면의 QR 코드' });
    // 21 modules a side for `http://localhost/`, plus four of margin.
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(screen.getByText('휴대폰 카메라로 비추면 지금 보는 화면이 휴대폰에서 열려요')).toBeVisible();
  });

  it('requests nothing where there is no room', () => {
    const { calls } = openBeside(false);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
