import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate, useRoutes } from 'react-router-dom';
import { useSavedScroll } from './use-saved-scroll';

const List = ({ isReady }: { isReady: boolean }) => {
  useSavedScroll('listScroll', isReady);
  return (
    <ul>
      <li data-row="4" />
      <li data-row="7" />
      <li data-row="9" />
    </ul>
  );
};

/** Upper edges of the rows, in px below the window's. */
const layRowsOut = (tops: readonly number[]) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[[...document.querySelectorAll('li')].findIndex((row) => row === this)], 300, 150);
  });

const App = ({ isReady }: { isReady: boolean }) => {
  const navigate = useNavigate();
  const page = useRoutes([
    { path: '/list', element: <List isReady={isReady} /> },
    { path: '/shop', element: <p>shop</p> },
  ]);
  return (
    <>
      {page}
      <button onClick={() => void navigate('/shop')}>on</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};

const scrollDownTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

describe('useSavedScroll', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  const app = (isReady: boolean) => (
    <MemoryRouter initialEntries={['/list']}>
      <App isReady={isReady} />
    </MemoryRouter>
  );

  it('restores the scroll position once the content is there', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const { rerender } = render(app(true));
    scrollDownTo(640);
    await user.click(screen.getByRole('button', { name: 'on' }));
    scrollDownTo(0);

    rerender(app(false));
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(scrollTo).not.toHaveBeenCalled();

    rerender(app(true));
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
  });

  it('restores the same row when rows above have other heights', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const user = userEvent.setup();
    render(app(true));
    layRowsOut([-90, 62, 210]);
    scrollDownTo(640);
    await user.click(screen.getByRole('button', { name: 'on' }));
    layRowsOut([-40, 110, 260]);
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(scrollBy).toHaveBeenCalledWith(0, 110 - 62);
  });

  it('follows its row while heights settle, until the person scrolls', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const user = userEvent.setup();
    render(app(true));
    layRowsOut([-90, 62, 210]);
    scrollDownTo(640);
    await user.click(screen.getByRole('button', { name: 'on' }));
    await user.click(screen.getByRole('button', { name: 'back' }));
    expect(scrollBy).not.toHaveBeenCalled();
    layRowsOut([10, 162, 310]);
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, 100));
    window.dispatchEvent(new Event('wheel'));
    scrollBy.mockClear();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it.each(['null', '{"top":640}', 'NaN', '-3'])('leaves a list at its top when the stored value is %s', (stored) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    sessionStorage.setItem('listScroll:default', stored);
    render(app(true));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
