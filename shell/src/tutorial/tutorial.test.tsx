import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { HomeMemberSkeleton } from '../home/home-member-skeleton';
import { Tutorial } from './tutorial';

/** Home of a member that is loading, with the tab bar below. */
const Home = () => {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      {hasCome ? (
        <>
          <a href="/laundry/list">주변 세탁소 찾기</a>
          <a href="/delivery-bag">수거백 신청</a>
        </>
      ) : (
        <HomeMemberSkeleton />
      )}
      <button onClick={() => setCome(true)}>다 왔어요</button>
      <nav>
        <a href="/usage">이용현황</a>
      </nav>
      <Tutorial />
    </>
  );
};

it("waits for a member's Home and starts with its first target", async () => {
  const { user } = renderPage([{ path: '/', element: <Home /> }], { url: '/', session: 'member' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다 왔어요' }));
  expect(await screen.findByRole('dialog', { name: '처음 이용 안내' })).toHaveTextContent('1 / 2');
});

it('waits for another visit on a screen too low for its card', async () => {
  const whole = window.innerHeight;
  window.innerHeight = 390;
  const { user } = renderPage([{ path: '/', element: <Home /> }], { url: '/', session: 'member' });
  await user.click(screen.getByRole('button', { name: '다 왔어요' }));
  expect(await screen.findByRole('link', { name: '수거백 신청' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.innerHeight = whole;
});
