import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { AppBoundary } from '../frame/app-boundary';
import { ErrorPage } from './error-page';
import { closeApp, reloadHome, reloadPage } from './ways-out';

jest.mock('./ways-out');

/** Waits for the lazy picture. */
const pictureLoads = () => act(() => Promise.resolve());

const buttons = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('error page', () => {
  it.each([
    [400, '잘못된 요청이에요', ['홈으로']],
    [401, '로그아웃을 마치지 못했어요', ['새로고침']],
    [404, '페이지를 찾을 수 없어요', ['새로고침']],
    [500, '일시적인 문제가 생겼어요', ['새로고침', '앱 종료']],
    [503, '서비스에 연결할 수 없어요', ['앱 종료']],
    [504, '문제가 생겼어요', ['앱 종료']],
    [418, '문제가 생겼어요', ['앱 종료']],
  ])('for %i says %s and offers %j', async (status, title, labels) => {
    renderPage([{ path: '*', element: <ErrorPage status={status} /> }], { url: '/' });
    await pictureLoads();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(buttons()).toEqual(labels);
  });

  it.each([
    [400, '홈으로', reloadHome],
    [404, '새로고침', reloadPage],
    [503, '앱 종료', closeApp],
  ])('for %i does what %s says', async (status, label, wayOut) => {
    const { user } = renderPage([{ path: '*', element: <ErrorPage status={status} /> }], { url: '/' });
    await user.click(screen.getByRole('button', { name: label }));
    expect(wayOut).toHaveBeenCalledTimes(1);
  });

  it('replaces an app that crashes as a whole', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
    const Broken = (): never => {
      throw new Error('the frame broke');
    };
    const element = (
      <AppBoundary>
        <Broken />
      </AppBoundary>
    );
    renderPage([{ path: '*', element }], { url: '/' });
    await pictureLoads();
    expect(screen.getByRole('heading', { level: 1, name: '일시적인 문제가 생겼어요' })).toBeVisible();
  });
});
