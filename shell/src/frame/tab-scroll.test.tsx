import { renderPage } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { TabBar } from './tab-bar';
import { scrollBackTo } from './tab-scroll';
import { usePageTop } from './use-page-top';

const Frame = () => {
  usePageTop();
  return (
    <>
      <Outlet />
      <TabBar />
    </>
  );
};

let scrollTo: jest.SpyInstance;
const standAt = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};
const openTabs = () => {
  const pages = [
    { path: '/', element: <h1>홈 화면</h1> },
    { path: '/mypage', element: <h1>마이 화면</h1> },
  ];
  return renderPage([{ element: <Frame />, children: pages }], { url: '/' });
};
const tab = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  standAt(0);
});

describe('tab', () => {
  it('restores its scroll position when it is opened again', async () => {
    const { user } = openTabs();
    standAt(640);
    await user.click(tab('마이'));
    expect(await screen.findByRole('heading', { name: '마이 화면' })).toBeVisible();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    standAt(30);
    await user.click(tab('홈'));
    expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('scrolls to the top on a double tap', async () => {
    const { user } = openTabs();
    await user.dblClick(tab('마이'));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' }));
    expect(screen.getByRole('heading', { name: '마이 화면' })).toBeVisible();
  });
});

describe('scroll restoration in a growing page', () => {
  let grow: () => void;
  let isWatching: boolean;

  beforeEach(() => {
    isWatching = true;
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
      const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => (isWatching = false) };
      grow = () => isWatching && onResize([], observer);
      return observer;
    });
  });

  it('retries until it reaches the position', () => {
    scrollBackTo(640);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
    standAt(640);
    grow();
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });

  it('stops as soon as the person scrolls', () => {
    scrollBackTo(640);
    fireEvent.wheel(window);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
