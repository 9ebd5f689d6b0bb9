import type { RequestDetail } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest } from '../testing/builders';

const openDetail = (part: Partial<RequestDetail>) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: { 'GET /request/delivery/detail/31': buildRequest({ originalStatus: 'Delivered', ...part }) },
  });

const region = () => screen.findByRole('region', { name: '분실·손상' });

describe('분실·손상 of a request', () => {
  it('links to a new claim with its deadline', async () => {
    openDetail({ allowedActions: ['claim'], claimUntil: '2037-03-19T11:00:00Z' });
    const link = within(await region()).getByRole('link', { name: '분실·손상 접수' });
    expect(link).toHaveAttribute('href', '/usage/claim?id=31');
    expect(screen.getByText('2037년 3월 19일 (목)까지 접수할 수 있어요.')).toBeInTheDocument();
  });

  it('links to each claim and hides the button when none is possible', async () => {
    openDetail({
      allowedActions: ['review'],
      claims: [
        { id: 71, itemId: 5, itemName: '흰 셔츠', status: 'Answered' },
        { id: 72, itemId: 6, itemName: '회색 코트', status: 'Refunded' },
        { id: 73, itemId: 7, itemName: '한복', status: 'Refunded', compensation: 'needsAccount' },
      ],
    });
    const links = within(await region()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['흰 셔츠세탁소 답변', '/usage/case?id=71'],
      ['회색 코트환불', '/usage/case?id=72'],
      ['한복계좌 등록 필요', '/usage/case?id=73'],
    ]);
  });

  it('is hidden before anything was returned', async () => {
    openDetail({ originalStatus: 'Processing', allowedActions: ['call'] });
    expect(await screen.findByRole('region', { name: '진행 상황' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '분실·손상' })).not.toBeInTheDocument();
  });
});
