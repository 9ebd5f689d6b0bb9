import { useAppBar, type RouteBar } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { AppBar } from './app-bar';

const open = (bar: RouteBar) => renderPage([{ path: '*', element: <AppBar bar={bar} /> }], { url: '/laundry/list' });
const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('app bar', () => {
  it.each<[RouteBar['left'], string[]]>([
    ['back', ['뒤로']],
    ['step-back', ['뒤로']],
    ['close', ['닫기']],
  ])('with %s has %j on the left, in its own icon', (left, expected) => {
    open({ left, title: '세탁소 찾기' });
    expect(names()).toEqual(expected);
    expect(screen.getByRole('banner')).toHaveAttribute('data-left', left);
  });

  it('renders three icons for back, close and home', () => {
    const icons = (['back', 'step-back', 'close'] as const).map((left) => {
      const { container, unmount } = open({ left });
      const icon = container.querySelector('header svg')?.innerHTML;
      unmount();
      return icon;
    });
    expect(new Set(icons).size).toBe(3);
  });

  it('has no left button where the route says so', () => {
    open({ left: 'none', title: '안내' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each<[NonNullable<RouteBar['right']>, string, string]>([
    ['home', '홈으로', '/'],
    ['map', '지도에서 보기', '/laundry/map'],
  ])('with %s on the right navigates by %s to %s', async (right, name, leadsTo) => {
    const { user, path } = open({ left: 'back', right });
    await user.click(screen.getByRole('button', { name }));
    expect(path()).toBe(leadsTo);
  });

  it("prefers the page's own title and button to the route's", async () => {
    const openGuide = jest.fn();
    const Page = () => {
      useAppBar({ title: '맑은 세탁소', right: { label: '이용 안내', onPress: openGuide } });
      return <AppBar bar={{ left: 'back', title: '세탁소', right: 'home' }} />;
    };
    const { user } = renderPage([{ path: '*', element: <Page /> }], { url: '/laundry/3' });
    expect(screen.getByRole('banner')).toHaveTextContent('맑은 세탁소');
    expect(names()).toEqual(['뒤로', '이용 안내']);
    await user.click(screen.getByRole('button', { name: '이용 안내' }));
    expect(openGuide).toHaveBeenCalledTimes(1);
  });
});
