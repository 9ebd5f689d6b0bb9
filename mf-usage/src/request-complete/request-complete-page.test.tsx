import type { RequestDetail } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest } from '../testing/builders';

const open = (originalStatus: 'Requested' | 'Denied' | 'Collected', part: Partial<RequestDetail> = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/applicate/complete?id=31',
    api: { 'GET /request/delivery/detail/31': buildRequest({ originalStatus, ...part }) },
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

  it.each(['Denied', 'Collected'] as const)(
    'redirects to the request when its status has changed: %s',
    async (status) => {
      const { path } = open(status);
      await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
      expect(screen.queryByText('신청이 완료되었어요')).not.toBeInTheDocument();
    },
  );
});
