import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest } from '../testing/builders';

const open = (originalStatus: 'Requested' | 'Denied' | 'Collected') =>
  renderPage(routes, {
    session: 'member',
    url: '/applicate/complete?id=31',
    api: { 'GET /request/delivery/detail/31': buildRequest({ originalStatus }) },
  });

describe('RequestCompletePage', () => {
  it('says that the request was made, and what comes next', async () => {
    open('Requested');
    expect(await screen.findByText('삼성 하얀 세탁소')).toBeVisible();
    expect(screen.getByRole('heading', { name: '신청이 완료되었어요' })).toBeVisible();
  });

  it.each(['Denied', 'Collected'] as const)('leads to the request when it has moved on: %s', async (status) => {
    const { path } = open(status);
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
    expect(screen.queryByText('신청이 완료되었어요')).not.toBeInTheDocument();
  });
});
