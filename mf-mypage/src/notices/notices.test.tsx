import { inTurn, refuse, renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildNotice } from '../testing/builders';

describe('NoticeListPage', () => {
  it('lists notices with their dates, linked to their texts', async () => {
    renderPage(routes, { url: '/mypage/notice', api: { 'GET /notice': { items: [buildNotice()] } } });
    const link = await screen.findByRole('link', { name: /추석 연휴 수거 안내/ });
    expect(link).toHaveAttribute('href', '/mypage/notice/3');
    expect(link).toHaveTextContent('중요');
    expect(link).toHaveTextContent('2026.09.20');
  });

  it('shows an empty state', async () => {
    renderPage(routes, { url: '/mypage/notice', api: { 'GET /notice': { items: [] } } });
    expect(await screen.findByText('아직 공지사항이 없어요')).toBeInTheDocument();
  });

  it('shows an error when the notices fail to load and retries', async () => {
    const answers = inTurn(refuse('UNAVAILABLE'), { items: [buildNotice()] });
    const { user } = renderPage(routes, { url: '/mypage/notice', api: { 'GET /notice': answers } });
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: /추석 연휴 수거 안내/ })).toBeInTheDocument();
  });
});

describe('NoticePage', () => {
  it.each(['/mypage/notice/3', '/noticeDetail?id=3'])('shows the text of %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /notice/3': buildNotice() } });
    expect(await screen.findByRole('heading', { name: '추석 연휴 수거 안내' })).toBeInTheDocument();
    expect(screen.getByText(/연휴에는 수거하지 않아요/)).toBeInTheDocument();
    expect(document.title).toBe('추석 연휴 수거 안내 · 동네세탁');
  });

  it.each(['/mypage/notice/9', '/noticeDetail', '/noticeDetail?id=x'])(
    'shows the not-found state for %s',
    async (url) => {
      renderPage(routes, { url, api: { 'GET /notice/9': refuse('NOT_FOUND') } });
      expect(await screen.findByText('찾는 공지사항이 없어요')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '공지사항 보기' })).toHaveAttribute('href', '/mypage/notice');
    },
  );
});
