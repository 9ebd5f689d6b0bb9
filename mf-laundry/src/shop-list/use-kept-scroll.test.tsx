import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, useRoutes } from 'react-router-dom';
import { useKeptScroll } from './use-kept-scroll';

let go: ReturnType<typeof useNavigate>;

const List = ({ isReady }: { isReady: boolean }) => {
  useKeptScroll(isReady);
  return <p>list</p>;
};

const App = ({ isReady }: { isReady: boolean }) => {
  go = useNavigate();
  return useRoutes([
    { path: '/list', element: <List isReady={isReady} /> },
    { path: '/shop', element: <p>shop</p> },
  ]);
};

const scrollDownTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

describe('useKeptScroll', () => {
  const app = (isReady: boolean) => (
    <MemoryRouter initialEntries={['/list']}>
      <App isReady={isReady} />
    </MemoryRouter>
  );

  it('comes back to where the list was left, once its content is there', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { rerender } = render(app(true));
    scrollDownTo(640);
    await act(async () => void go('/shop'));
    scrollDownTo(0);

    rerender(app(false));
    await act(async () => void go(-1));
    expect(scrollTo).not.toHaveBeenCalled();

    rerender(app(true));
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
  });
});
