import { endpoints } from '@dongne/contract';
import { buildMemberAddress, buildShopDetail } from '@dongne/contract/testing';
import { closeErrorPage, pressBack, useAppBar, useRemote } from '@dongne/platform';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { loadRemoteApp } from '../remotes/load-remote-app';
import { buildRemote } from '../testing/build-registry';
import { AppFrame } from './app-frame';
import { buildMain, buildRunning, buildShopGroups } from '../testing/build-home';

jest.mock('../remotes/load-remote-app');
const load = jest.mocked(loadRemoteApp);

const USAGE_MODULE = { routes: [{ path: '/usage', element: <h1>이용현황</h1> }] };
const API: FakeApi = {
  'GET /main': buildMain(),
  'GET /laundry/list/group': buildShopGroups(),
  'GET /notification/count': { count: 0 },
  'GET /request/delivery/processing': [],
  'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1' }),
};

const openApp = (url: string, options: { session?: 'visitor' | 'member'; api?: FakeApi } = {}) => {
  const registry = [buildRemote()];
  return renderPage([{ path: '*', element: <AppFrame registry={registry} /> }], {
    url,
    session: 'member',
    ...options,
    api: { ...API, ...options.api },
  });
};

describe('app frame', () => {
  it("shows a remote's page with the tab bar of its route table", async () => {
    load.mockResolvedValue(USAGE_MODULE);
    openApp('/usage');
    expect(await screen.findByRole('heading', { level: 1, name: '이용현황' })).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: '주요 메뉴' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['홈', '이용현황', '마이']);
  });

  it.each([
    ['visitor', '/login?path=%2Fusage'],
    ['member', '/usage'],
  ] as const)('puts the target of a %s in the tab before hydration', async (session, leadsTo) => {
    load.mockResolvedValue({ routes: [] });
    const { user, path } = openApp('/', { session });
    const tab = await screen.findByRole('link', { name: '이용현황' });
    expect(tab).toHaveAttribute('data-leads-to', leadsTo);
    await user.click(tab);
    expect(path()).toBe(leadsTo);
  });

  it('skips past the bars by its first key and keeps the address', async () => {
    load.mockResolvedValue(USAGE_MODULE);
    const { user, path } = openApp('/usage');
    await screen.findByRole('heading', { level: 1, name: '이용현황' });
    await user.tab();
    expect(screen.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('main').at(-1)).toHaveFocus(); // the first is the test page's own
    expect(path()).toBe('/usage');
  });

  it('shows a failed remote in its place and recovers on 다시 시도', async () => {
    load.mockRejectedValueOnce(new Error('host down')).mockResolvedValueOnce(USAGE_MODULE);
    const { user } = openApp('/usage');

    expect(await screen.findByText('이 화면을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { level: 1, name: '이용현황' })).toBeVisible();
  });

  it('shows the same message when a page throws and reloads', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
    const Broken = (): never => {
      throw new Error('chunk missing');
    };
    load
      .mockResolvedValueOnce({ routes: [{ path: '/usage', element: <Broken /> }] })
      .mockResolvedValueOnce(USAGE_MODULE);
    const { user } = openApp('/usage');

    expect(await screen.findByText('이 화면을 불러오지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { level: 1, name: '이용현황' })).toBeVisible();
  });

  it('redirects a visitor from a member page without loading it', () => {
    load.mockClear();
    const { path } = openApp('/usage', { session: 'visitor' });
    expect(path()).toBe('/login?path=%2Fusage');
    expect(load).not.toHaveBeenCalled();
  });

  it('shows a not-found page with a back button for unknown paths', async () => {
    const { user, path } = openApp('/nowhere');
    expect(screen.getByText('페이지를 찾을 수 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    expect(path()).toBe('/');
  });

  it('shows a load error without a registry, and keeps Home', async () => {
    const { user, path } = renderPage([{ path: '*', element: <AppFrame registry={[]} /> }], {
      url: '/laundry/list',
      api: API,
    });
    expect(screen.getByText('이 화면을 불러오지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    expect(path()).toBe('/');
    expect(await screen.findByText('가까운 세탁소')).toBeVisible();
  });

  it.each([
    ['Collected', '수거 완료', true],
    ['Delivering', '배송 중', true],
    ['Completed', '이용 완료', false],
  ] as const)('lights the badge while a request is %s: %s → %s', async (originalStatus, statusLabel, isLit) => {
    const request = buildRunning({ originalStatus, statusLabel });
    openApp('/', { api: { 'GET /request/delivery/processing': [request] } });
    expect(await screen.findByRole('button', { name: /테헤란로/ })).toBeVisible();
    if (isLit) expect(await screen.findByText('이용 중')).toBeVisible();
    else expect(screen.queryByText('이용 중')).not.toBeInTheDocument();
  });

  it('replaces everything by the error page, which back does not close', async () => {
    load.mockResolvedValue(USAGE_MODULE);
    const Broken = () => {
      useRemote(endpoints.requestDetail, { id: 31 });
      return null;
    };
    load.mockResolvedValue({ routes: [{ path: '/usage', element: <Broken /> }] });
    const { path } = openApp('/usage', { api: { 'GET /request/delivery/detail/31': refuse('INTERNAL') } });
    expect(await screen.findByRole('heading', { level: 1, name: '일시적인 문제가 생겼어요' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    act(() => pressBack(path()));
    expect(screen.getByRole('heading', { level: 1, name: '일시적인 문제가 생겼어요' })).toBeVisible();
    expect(path()).toBe('/usage');
  });
});

describe('document title', () => {
  const SHOP = {
    path: '/laundry/:id',
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '세탁소' },
  } as const;
  const LIST = {
    path: '/laundry/list',
    access: 'public',
    layout: 'default',
    bar: { left: 'back', title: '세탁소 찾기' },
    title: '우리 동네 세탁소 찾기',
  } as const;
  const USAGE = { path: '/usage', access: 'member', layout: 'home', bar: null, title: '이용현황' } as const;

  const openAt = (url: string, element = <h2>page</h2>, api: FakeApi = {}) => {
    const registry = [buildRemote({ routes: [SHOP, LIST, USAGE] })];
    load.mockResolvedValue({ routes: [SHOP, LIST, USAGE].map(({ path }) => ({ path, element })) });
    const api_ = { ...API, ...api };
    return renderPage([{ path: '*', element: <AppFrame registry={registry} /> }], {
      url,
      session: 'member',
      api: api_,
    });
  };

  it.each([
    ['/', '동네세탁'],
    ['/usage', '이용현황 · 동네세탁'],
    ['/laundry/3', '세탁소 · 동네세탁'],
    ['/laundry/list', '우리 동네 세탁소 찾기 · 동네세탁'],
    ['/no/such/page', '페이지를 찾을 수 없어요 · 동네세탁'],
  ])('of %s is %s', async (url, title) => {
    openAt(url);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('follows the title that a page sets, and the next page', async () => {
    const Shop = () => {
      useAppBar({ title: '빨래연구소' });
      return <Link to="/">홈으로 가기</Link>;
    };
    const { user } = openAt('/laundry/3', <Shop />);
    await waitFor(() => expect(document.title).toBe('빨래연구소 · 동네세탁'));
    await user.click(screen.getByRole('link', { name: '홈으로 가기' }));
    await waitFor(() => expect(document.title).toBe('동네세탁'));
  });

  it('names the error page while it is shown', async () => {
    const Shop = () => {
      useRemote(endpoints.shopDetail, { id: 3 });
      return null;
    };
    openAt('/laundry/3', <Shop />, { 'GET /laundry/detail/3': inTurn(refuse('UNAVAILABLE'), buildShopDetail()) });
    await waitFor(() => expect(document.title).toBe('서비스에 연결할 수 없어요 · 동네세탁'));
    act(() => closeErrorPage());
    await waitFor(() => expect(document.title).toBe('세탁소 · 동네세탁'));
  });
});
