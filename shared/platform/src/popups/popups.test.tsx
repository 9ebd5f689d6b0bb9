import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { closeTopPopup, popups } from './popups';

const Page = () => (
  <button
    onClick={() => {
      void popups.confirm({ message: '신청을 취소할까요?' }).then((answer) => popups.toast(`대답 ${answer}`));
    }}
  >
    취소하기
  </button>
);

const openPage = () => renderPage([{ path: '/', element: <Page /> }], { url: '/' });

describe('dialog', () => {
  it.each([
    ['확인', 'Y'],
    ['취소', 'N'],
  ])('answered with %s returns %s', async (button, answer) => {
    const { user } = openPage();
    await user.click(screen.getByRole('button', { name: '취소하기' }));
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(`대답 ${answer}`)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('closed by Escape counts as no', async () => {
    const { user } = openPage();
    await user.click(screen.getByRole('button', { name: '취소하기' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('대답 N')).toBeVisible();
  });

  it('closed by the back button counts as no', async () => {
    const { user } = openPage();
    await user.click(screen.getByRole('button', { name: '취소하기' }));
    let hasClosed = false;
    act(() => {
      hasClosed = closeTopPopup();
    });
    expect(hasClosed).toBe(true);
    expect(await screen.findByText('대답 N')).toBeVisible();
    expect(closeTopPopup()).toBe(false);
  });
});

describe('toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['top', 1_900],
    ['bottom', 2_900],
  ] as const)('at the %s disappears after %i ms', (position, ms) => {
    renderPage([{ path: '/', element: null }], { url: '/', toastsPass: true });
    act(() => popups.toast(`${position}에 있어요`, { position }));
    expect(screen.getByRole('status')).toHaveTextContent(`${position}에 있어요`);
    act(() => jest.advanceTimersByTime(ms - 1));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('repeated within half a second does not stay longer', () => {
    renderPage([{ path: '/', element: null }], { url: '/', toastsPass: true });
    act(() => popups.toast('저장했어요'));
    act(() => jest.advanceTimersByTime(400));
    act(() => popups.toast('저장했어요'));
    act(() => jest.advanceTimersByTime(2_500));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it("is shown again after the device's clock jumps back", () => {
    renderPage([{ path: '/', element: null }], { url: '/', toastsPass: true });
    act(() => popups.toast('저장했어요'));
    jest.setSystemTime(Date.now() - 3_600_000);
    act(() => jest.advanceTimersByTime(5_000));
    act(() => popups.toast('저장했어요'));
    expect(screen.getByRole('status')).toHaveTextContent('저장했어요');
  });

  it('of an error interrupts', () => {
    renderPage([{ path: '/', element: null }], { url: '/', toastsPass: true });
    act(() => popups.toast('불러오지 못했어요', { tone: 'error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('불러오지 못했어요');
  });
});
