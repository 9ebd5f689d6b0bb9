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
  it('calls while somebody is there', async () => {
    openAt('2026-11-20T10:00:00+09:00');
    expect(await screen.findByRole('link', { name: '전화 상담' })).toHaveAttribute('href', 'tel:1500-0000');
    expect(screen.getByText('평일 09:00~18:00')).toBeInTheDocument();
    expect(screen.queryByText('지금은 상담 시간이 아니에요')).not.toBeInTheDocument();
  });

  it('says when nobody is there, and does not call', async () => {
    openAt('2026-11-21T10:00:00+09:00');
    expect(await screen.findByText('지금은 상담 시간이 아니에요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '전화 상담' })).toBeDisabled();
  });

  it('says that there is no chat where there is none', async () => {
    openAt('2026-11-20T10:00:00+09:00');
    expect(await screen.findByRole('button', { name: '채팅 상담' })).toBeDisabled();
    expect(screen.getByText('채팅 상담은 준비 중이에요')).toBeVisible();
  });

  it('asks for the chat while somebody is there', async () => {
    const { user } = openAt('2026-11-20T10:00:00+09:00', { chatKey: 'a-key' });
    await waitFor(() => expect(screen.getByRole('button', { name: '채팅 상담' })).toBeEnabled());
    expect(screen.queryByText('채팅 상담은 준비 중이에요')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '채팅 상담' }));
    const hear = jest.fn();
    onSupportWish(hear)();
    expect(hear).toHaveBeenCalledWith('chat');
  });

  it('offers no chat when nobody is there', async () => {
    openAt('2026-11-21T10:00:00+09:00', { chatKey: 'a-key' });
    await waitFor(() => expect(screen.queryByText('채팅 상담은 준비 중이에요')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '채팅 상담' })).toBeDisabled();
  });

  it('shows the questions by what they are about', async () => {
    openAt('2026-11-20T10:00:00+09:00');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['수거', '결제']);
    expect(screen.getByText('문 앞에 두면 되나요?')).toBeInTheDocument();
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

  it('keeps the phone when the questions do not load', async () => {
    openAt('2026-11-20T10:00:00+09:00', { faq: refuse('UNAVAILABLE') });
    expect(await screen.findByRole('alert')).toHaveTextContent('자주 묻는 질문을 불러오지 못했어요');
    expect(screen.getByRole('link', { name: '전화 상담' })).toBeInTheDocument();
  });
});
