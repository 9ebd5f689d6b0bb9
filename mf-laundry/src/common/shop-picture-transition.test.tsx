import { useBindNavigate } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { openWithPictureTransition, SHARED_PICTURE } from './shop-picture-transition';

const List = () => {
  useBindNavigate();
  return (
    <ul>
      <li>
        <span data-list-face>사진</span>
        <Link to="/shop" onClick={(event) => openWithPictureTransition(event, '/shop')}>
          알뜰세탁소
        </Link>
      </li>
    </ul>
  );
};

const open = () =>
  renderPage(
    [
      { path: '/', element: <List /> },
      { path: '/shop', element: <div {...SHARED_PICTURE}>가게</div> },
    ],
    { url: '/' },
  );

/** Fake view transition: runs the update and records the call. */
const startViewTransition = jest.fn((update: () => Promise<void>) => {
  const done = update();
  return { ready: done, finished: done };
});

const setCalm = (matches: boolean): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
};

describe('navigation from the list to a shop', () => {
  beforeEach(() => {
    startViewTransition.mockClear();
    Object.defineProperty(document, 'startViewTransition', { value: startViewTransition, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

  it('animates the picture when the browser supports view transitions', async () => {
    const { user, path } = open();
    const face = screen.getByText('사진');
    await user.click(screen.getByRole('link', { name: '알뜰세탁소' }));
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('가게')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/shop'));
    await waitFor(() => expect(face.style.getPropertyValue('view-transition-name')).toBe(''));
  });

  it('navigates without animation when reduced motion is preferred', async () => {
    const { user } = open();
    setCalm(true);
    await user.click(screen.getByRole('link', { name: '알뜰세탁소' }));
    expect(await screen.findByText('가게')).toBeVisible();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('navigates in a browser without view transitions', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    const { user } = open();
    await user.click(screen.getByRole('link', { name: '알뜰세탁소' }));
    expect(await screen.findByText('가게')).toBeVisible();
  });
});
