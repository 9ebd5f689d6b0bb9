import type { EventDetail } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const REVIEW_EVENT: EventDetail = {
  id: 61,
  title: '리뷰 이벤트',
  summary: '리뷰를 쓰면 포인트를 드려요',
  startsAt: '2026-11-01T00:00:00+09:00',
  endsAt: '2026-11-30T23:59:59+09:00',
  isOver: false,
  text: '사진을 더하면 500P를 드려요.',
};

describe('the events', () => {
  it('say which are on and which are over', async () => {
    const past = { ...REVIEW_EVENT, id: 60, title: '지난 이벤트', isOver: true };
    renderPage(routes, { url: '/event', api: { 'GET /event': { items: [REVIEW_EVENT, past] } } });
    expect(await screen.findByRole('link', { name: /리뷰 이벤트/ })).toHaveTextContent('진행 중');
    expect(screen.getByRole('link', { name: /지난 이벤트/ })).toHaveTextContent('종료');
    expect(screen.getByRole('link', { name: /리뷰 이벤트/ })).toHaveAttribute('href', '/event/61');
  });

  it('are headed by their own title', async () => {
    renderPage(routes, { url: '/event/61', api: { 'GET /event/61': REVIEW_EVENT } });
    expect(await screen.findByRole('heading', { level: 1, name: '리뷰 이벤트' })).toBeInTheDocument();
    expect(screen.getByText('2026.11.01~2026.11.30')).toBeInTheDocument();
    expect(screen.getByText('사진을 더하면 500P를 드려요.')).toBeInTheDocument();
    expect(screen.queryByText('끝난 이벤트예요.')).not.toBeInTheDocument();
  });

  it('lead from the review event, and from no other, to where reviews are written', async () => {
    const { unmount } = renderPage(routes, { url: '/event/61', api: { 'GET /event/61': REVIEW_EVENT } });
    expect(await screen.findByRole('link', { name: '리뷰 쓰러 가기' })).toHaveAttribute('href', '/mypage/review');
    unmount();
    renderPage(routes, { url: '/event/60', api: { 'GET /event/60': { ...REVIEW_EVENT, id: 60 } } });
    expect(await screen.findByText('사진을 더하면 500P를 드려요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '리뷰 쓰러 가기' })).not.toBeInTheDocument();
  });

  it('say that one is over, and leave it readable', async () => {
    renderPage(routes, { url: '/event/61', api: { 'GET /event/61': { ...REVIEW_EVENT, isOver: true } } });
    expect(await screen.findByText('끝난 이벤트예요.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '리뷰 쓰러 가기' })).not.toBeInTheDocument();
  });

  it('do not pretend to have a spring sale', async () => {
    const { calls } = renderPage(routes, { url: '/event/springSale' });
    expect(await screen.findByText('준비 중이에요')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
