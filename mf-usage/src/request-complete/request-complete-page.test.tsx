import type { RequestDetail } from '@dongne/contract';
import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildCard, buildRequest } from '../testing/builders';

const ALARM = { order: true, marketing: false, marketingAgreedAt: null, night: false, nightAgreedAt: null };

const open = (
  originalStatus: 'Requested' | 'Denied' | 'Collected',
  part: Partial<RequestDetail> = {},
  api: FakeApi = {},
) =>
  renderPage(routes, {
    session: 'member',
    url: '/applicate/complete?id=31',
    api: {
      'GET /request/delivery/detail/31': buildRequest({ originalStatus, ...part }),
      'GET /pay/card': buildCard(),
      'GET /member/alarm': ALARM,
      ...api,
    },
  });

describe('RequestCompletePage', () => {
  it('confirms the request and shows the next steps', async () => {
    open('Requested');
    expect(await screen.findByText('삼성 하얀 세탁소')).toBeVisible();
    expect(screen.getByRole('heading', { name: '신청이 완료되었어요' })).toBeVisible();
  });

  it('shows the counted pieces with the server’s estimate', async () => {
    open('Requested', { announcedItems: [{ category: '와이셔츠', count: 5 }], estimate: { min: 9_500, max: 9_500 } });
    expect(await screen.findByText('와이셔츠 5')).toBeVisible();
    expect(screen.getByText('9,500원')).toBeVisible();
  });

  it('lists stains and mends with the washed garment', async () => {
    const trousers = {
      id: 1,
      mendName: '기장',
      withLaundry: true,
      mendDetail: '',
      clothType: 'trousers',
      clothNo: 0,
    } as const;
    const mend = [{ ...trousers, images: [], clothPhotos: [] }];
    open('Requested', { laundryNumByUser: 4, hasStain: true, mend });
    expect(await screen.findByText('바지 기장 (세탁 함께)')).toBeVisible();
    expect(screen.getByText('얼룩 제거')).toBeVisible();
    expect(screen.getByText('4개')).toBeVisible();
  });

  it('hides pieces when none were counted', async () => {
    open('Requested');
    expect(await screen.findByText('5,700~25,500원')).toBeVisible();
    expect(screen.queryByText('신청한 품목')).not.toBeInTheDocument();
  });

  it('asks for a card and for messages only where they are missing', async () => {
    open('Requested', {}, { 'GET /pay/card': null, 'GET /member/alarm': { ...ALARM, order: false } });
    expect(await screen.findByRole('link', { name: /카드 등록하기/ })).toHaveAttribute(
      'href',
      '/mypage/payment/card?path=%2Fapplicate%2Fcomplete%3Fid%3D31',
    );
    expect(await screen.findByRole('link', { name: /알림 켜기/ })).toHaveAttribute('href', '/mypage/alarm/setting');
  });

  it('offers the calendar alone with a card and messages', async () => {
    const { calls } = open('Requested');
    expect(await screen.findByRole('button', { name: /캘린더에 담기/ })).toBeVisible();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/member/alarm'));
    expect(screen.queryByRole('link', { name: /카드 등록하기|알림 켜기/ })).not.toBeInTheDocument();
  });

  it('saves the collection as a calendar file', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:entry', revokeObjectURL: () => undefined });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
      expect(this).toMatchObject({ download: 'pickup-31.ics', href: 'blob:entry' });
    });
    const { user } = open('Requested');
    await user.click(await screen.findByRole('button', { name: /캘린더에 담기/ }));
    expect(await screen.findByText('캘린더 파일을 저장했어요. 열면 일정이 담겨요')).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  it.each(['Denied', 'Collected'] as const)(
    'redirects to the request when its status has changed: %s',
    async (status) => {
      const { path } = open(status);
      await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
      expect(screen.queryByText('신청이 완료되었어요')).not.toBeInTheDocument();
    },
  );
});
