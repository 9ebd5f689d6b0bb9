import type { Faq, FaqList } from '@dongne/contract';
import { buildClientConfig, buildPartnerProgramme } from '@dongne/contract/testing';
import { onSupportWish } from '@dongne/platform';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

const FAQS: FaqList = {
  items: [
    { id: 1, category: '수거', question: '몇 시에 오나요?', answer: '고른 시간 안에 와요.', needs: null },
    { id: 2, category: '결제', question: '언제 결제하나요?', answer: '금액을 승인한 뒤에 결제해요.', needs: null },
    { id: 3, category: '수거', question: '문 앞에 두면 되나요?', answer: '네, 문 앞에 두세요.', needs: null },
  ],
};

const configWith = (key: string | null) =>
  buildClientConfig({ chat: { provider: key === null ? 'none' : 'channel', key } });

const openAt = (
  now: string,
  { faq = FAQS, chatKey = null }: { faq?: FakeAnswer<'GET /faq'>; chatKey?: string | null } = {},
) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const api = { 'GET /faq': faq, 'GET /config': configWith(chatKey) };
  return renderPage(routes, { url: '/mypage/customer-center', api });
};

afterEach(() => jest.restoreAllMocks());

describe('CustomerCenterPage', () => {
  it('calls during support hours', async () => {
    openAt('2026-11-20T10:00:00+09:00');
    expect(await screen.findByRole('link', { name: '전화 상담' })).toHaveAttribute('href', 'tel:1500-0000');
    expect(screen.getByText('평일 09:00~18:00')).toBeInTheDocument();
    expect(screen.queryByText(/지금은 상담 시간이 아니에요/)).not.toBeInTheDocument();
  });

  it('shows that support is closed and does not call', async () => {
    openAt('2026-11-21T10:00:00+09:00');
    expect(await screen.findByText(/^지금은 상담 시간이 아니에요/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '전화 상담' })).toBeDisabled();
  });

  it('hides the chat when it is not configured', async () => {
    const { calls } = openAt('2026-11-20T10:00:00+09:00');
    await waitFor(() => expect(calls.some(({ path }) => path === '/config')).toBe(true));
    expect(await screen.findByRole('link', { name: '전화 상담' })).toBeVisible();
    expect(screen.queryByText(/채팅|준비 중/)).not.toBeInTheDocument();
  });

  it.each(['2026-11-20T10:00:00+09:00', '2026-11-21T10:00:00+09:00'])(
    'links to a message at any hour: %s',
    async (now) => {
      openAt(now);
      const way = await screen.findByRole('link', { name: '문의 남기기' });
      expect(way).toHaveAttribute('href', '/mypage/inquiry/write');
      expect(screen.getByRole('link', { name: '내 문의와 답변 보기' })).toHaveAttribute('href', '/mypage/inquiry');
    },
  );

  it('opens the chat during support hours', async () => {
    const { user } = openAt('2026-11-20T10:00:00+09:00', { chatKey: 'a-key' });
    await user.click(await screen.findByRole('button', { name: '채팅 상담' }));
    const onWish = jest.fn();
    onSupportWish(onWish)();
    expect(onWish).toHaveBeenCalledWith('chat');
  });

  it('hides the chat outside support hours', async () => {
    openAt('2026-11-21T10:00:00+09:00', { chatKey: 'a-key' });
    expect(await screen.findByRole('button', { name: '채팅 상담' })).toBeDisabled();
  });

  it('groups the questions by category', async () => {
    openAt('2026-11-20T10:00:00+09:00');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['수거', '결제']);
    expect(screen.getByText('문 앞에 두면 되나요?')).toBeInTheDocument();
  });

  it('finds questions by words in question or answer and shows the count', async () => {
    const { user } = openAt('2026-11-20T10:00:00+09:00');
    const search = await screen.findByRole('searchbox', { name: '자주 묻는 질문 검색' });
    await user.type(search, '문앞 수거');
    expect(screen.getByText('문 앞에 두면 되나요?')).toBeVisible();
    expect(screen.queryByText('언제 결제하나요?')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('질문 1개를 찾았어요');
  });

  it('links to an inquiry when no question matches', async () => {
    const { user } = openAt('2026-11-20T10:00:00+09:00');
    await user.type(await screen.findByRole('searchbox', { name: '자주 묻는 질문 검색' }), '우주선');
    expect(screen.getByText('맞는 질문을 찾지 못했어요')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '문의 남기기' })).toHaveLength(2);
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('언제 결제하나요?')).toBeVisible();
  });

  it.each<[string, 'visitor' | 'member', FakeAnswer<'GET /member/partnerInfo'>, boolean]>([
    ['who are visitors', 'visitor', [], true],
    ['without a programme', 'member', [], true],
    ['of a programme without it', 'member', [buildPartnerProgramme({ restrictions: ['membership'] })], false],
    ['whose programme cannot be had', 'member', refuse('UNAVAILABLE'), false],
  ])('shows the question about the membership to people %s: %s', async (_who, session, programmes, isShown) => {
    const about: Faq = {
      id: 4,
      category: '멤버십',
      question: '무엇이 좋나요?',
      answer: '할인돼요.',
      needs: 'membership',
    };
    renderPage(routes, {
      url: '/mypage/customer-center',
      session,
      api: {
        'GET /faq': { items: [...FAQS.items, about] },
        'GET /config': configWith(null),
        'GET /member/partnerInfo': programmes,
      },
    });
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['수거', '결제', ...(isShown ? ['멤버십'] : [])]);
  });

  it('shows the phone number when the questions fail to load', async () => {
    openAt('2026-11-20T10:00:00+09:00', { faq: refuse('UNAVAILABLE') });
    expect(await screen.findByRole('alert')).toHaveTextContent('자주 묻는 질문을 불러오지 못했어요');
    expect(screen.getByRole('link', { name: '전화 상담' })).toBeInTheDocument();
  });
});
