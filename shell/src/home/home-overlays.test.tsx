import type { Popups } from '@dongne/contract';
import { buildPartnerProgramme } from '@dongne/contract/testing';
import { pressBack } from '@dongne/platform';
import { renderPage, type FakeApi, type PageOptions } from '@dongne/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setFlag } from '../popup-manager/flag-cookie';
import { HomeOverlays } from './home-overlays';

const BOTTOM = { id: 1, title: '수거백이 있으면 편해요', text: '첫 수거백은 무료예요.', path: '/delivery-bag' };
const MIDDLE = { id: 2, title: '점검 안내', text: '새벽에 잠시 쉬어요.', path: null };

/** Targets of the tutorial on Home, with the given cookies. */
const Home = ({ cookies }: { cookies: readonly string[] }) => {
  for (const cookie of cookies) setFlag(cookie, 60);
  return (
    <>
      <a href="/laundry/list">주변 세탁소 찾기</a>
      <a href="/delivery-bag">수거백 신청</a>
      <HomeOverlays />
    </>
  );
};

const openHome = (
  cookies: readonly string[],
  popups: Popups = { middle: null, bottom: BOTTOM },
  more: Partial<PageOptions> = {},
) =>
  renderPage([{ path: '/', element: <Home cookies={cookies} /> }], {
    url: '/',
    api: { 'GET /popup': popups, 'GET /member/partnerInfo': [] },
    ...more,
  });

/** Opens Home and taps it once. */
const touchHome = (...options: Parameters<typeof openHome>) => {
  const home = openHome(...options);
  fireEvent.scroll(window);
  return home;
};

const SEEN = ['closeTutorial'];
/** Longer than every delay of the overlays. */
const LONG_AFTER_MS = 3_000;

afterEach(() => jest.useRealTimers());

const tutorial = () => screen.findByRole('dialog', { name: '처음 이용 안내' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('tutorial', () => {
  it('opens on the first visit, goes step by step, without popups', async () => {
    const { user, calls } = openHome([]);
    const card = await tutorial();
    expect(card).toHaveTextContent('우리 동네에서 골라요');
    expect(card).toHaveFocus();
    await user.click(within(card).getByRole('button', { name: '다음' }));
    expect(card).toHaveTextContent('담아서 문 앞에 두세요');
    expect(calls).toEqual([]);
  });

  it.each([
    ['오늘 그만 보기', 'closeTutorial=Y; max-age=86400'],
    ['다시 보지 않기', 'closeTutorial=Y; max-age=157680000'],
    ['시작하기', 'closeTutorial=Y; max-age=157680000'],
  ])('is closed by %s for the time that it names', async (name, cookie) => {
    const { user } = openHome([]);
    const card = await tutorial();
    if (name === '시작하기') await user.click(within(card).getByRole('button', { name: '다음' }));
    const written = jest.spyOn(document, 'cookie', 'set');
    await user.click(screen.getByRole('button', { name }));
    await noDialog();
    expect(written).toHaveBeenCalledWith(expect.stringContaining(cookie));
    written.mockRestore();
  });

  it('closes on a press on the page, which reaches its target', async () => {
    const { user } = openHome([]);
    await tutorial();
    const link = screen.getByRole('link', { name: '수거백 신청' });
    const pressed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', pressed);
    await user.click(link);
    expect(pressed).toHaveBeenCalledTimes(1);
    await noDialog();
    expect(document.cookie).not.toContain('closeTutorial');
  });

  it('closes on scrolling', async () => {
    openHome([]);
    await tutorial();
    window.scrollY = 120;
    act(() => void window.dispatchEvent(new Event('scroll')));
    await noDialog();
    window.scrollY = 0;
  });

  it.each([
    ['Escape', (user: ReturnType<typeof openHome>['user']) => user.keyboard('{Escape}')],
    ['the back button', async () => act(() => pressBack())],
  ])('is closed by %s for this visit', async (_way, close) => {
    const { user } = openHome([]);
    await tutorial();
    await close(user);
    await noDialog();
    expect(document.cookie).not.toContain('closeTutorial');
  });

  it('stays closed while a cookie says so', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    openHome(SEEN, { middle: null, bottom: null });
    await act(() => jest.advanceTimersByTimeAsync(LONG_AFTER_MS));
    expect(screen.queryByRole('dialog', { name: '처음 이용 안내' })).not.toBeInTheDocument();
  });
});

describe('popups', () => {
  it('wait for the first tap: nothing large opens by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls } = openHome(SEEN, { middle: MIDDLE, bottom: BOTTOM });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it.each([
    ['a finger', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('open after %s', async (_, touch) => {
    openHome(SEEN);
    touch();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); // the tapped element is not covered
    expect(await screen.findByRole('dialog', { name: BOTTOM.title })).toBeVisible();
  });

  it('open at the bottom and link into the app', async () => {
    const { user, path } = touchHome(SEEN);
    expect(await screen.findByRole('dialog', { name: BOTTOM.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '자세히 보기' }));
    expect(path()).toBe('/delivery-bag');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('never link to %s', async (evil) => {
    const { user, path } = touchHome(SEEN, { middle: null, bottom: { ...BOTTOM, path: evil } });
    await user.click(await screen.findByRole('button', { name: '자세히 보기' }));
    expect(path()).toBe('/');
  });

  it('at the bottom let a press through to its target', async () => {
    const { user } = touchHome(SEEN);
    expect(await screen.findByRole('dialog', { name: BOTTOM.title })).toHaveFocus();
    const pressed = jest.fn((event: Event) => event.preventDefault());
    const link = screen.getByRole('link', { name: '수거백 신청' });
    link.addEventListener('click', pressed);
    await user.click(link);
    expect(pressed).toHaveBeenCalledTimes(1);
    await noDialog();
    expect(document.cookie).not.toContain('bottomPopup');
  });

  it('are closed for the visit by their button', async () => {
    const { user } = touchHome(SEEN);
    await user.click(await screen.findByRole('button', { name: '닫기' }));
    await noDialog();
    expect(document.cookie).not.toContain('bottomPopup');
  });

  it('are closed for the day', async () => {
    const { user } = touchHome(SEEN);
    await user.click(await screen.findByRole('button', { name: '오늘 하루 보지 않기' }));
    await noDialog();
    expect(document.cookie).toContain('bottomPopup=Y');
  });

  it('stack and close one by one, by Escape too', async () => {
    const { user } = touchHome(SEEN, { middle: MIDDLE, bottom: BOTTOM });
    expect(await screen.findByRole('dialog', { name: MIDDLE.title })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: MIDDLE.title })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: BOTTOM.title })).toBeVisible();
  });

  it('close all together', async () => {
    const { user } = touchHome(SEEN, { middle: MIDDLE, bottom: BOTTOM });
    await user.click(await screen.findByRole('button', { name: '모두 닫기' }));
    await noDialog();
  });

  it('stay closed while a cookie says so, and are not requested', async () => {
    const { calls } = touchHome([...SEEN, 'bottomPopup'], { middle: MIDDLE, bottom: BOTTOM });
    expect(await screen.findByRole('dialog', { name: MIDDLE.title })).toBeVisible();
    expect(screen.queryByText(BOTTOM.title)).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['/popup']);
  });

  it('are hidden from users of a programme without advertising', async () => {
    const programme = buildPartnerProgramme({ restrictions: ['advertising'] });
    const popups = { middle: MIDDLE, bottom: BOTTOM };
    const api: FakeApi = { 'GET /popup': popups, 'GET /member/partnerInfo': [programme] };
    jest.useFakeTimers({ advanceTimers: true });
    const { calls } = touchHome(SEEN, popups, { session: 'member', api });
    await act(() => jest.advanceTimersByTimeAsync(LONG_AFTER_MS));
    expect(calls.map(({ path }) => path)).toEqual(['/member/partnerInfo']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
