import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { Link, Outlet, useNavigate } from 'react-router-dom';
import { usePageTop } from './use-page-top';

const Frame = () => {
  usePageTop();
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <Link to="/b">앞으로</Link>
      <button onClick={() => void navigate(-1)}>뒤로</button>
    </>
  );
};

describe('scroll position of a page', () => {
  it('starts at the top for a new page, but not on back', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const pages = [
      { path: '/a', element: <h1>가</h1> },
      { path: '/b', element: <h1>나</h1> },
    ];
    const { user } = renderPage([{ element: <Frame />, children: pages }], { url: '/a' });
    await user.click(screen.getByRole('link', { name: '앞으로' }));
    expect(await screen.findByRole('heading', { name: '나' })).toBeVisible();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    expect(await screen.findByRole('heading', { name: '가' })).toBeVisible();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
