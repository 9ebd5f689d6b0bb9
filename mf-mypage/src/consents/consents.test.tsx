import { DOT } from '@dongne/contract';
import type { Consent } from '@dongne/contract';
import { buildConsent } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildCoupon, buildMember, buildMembership, buildPoints } from '../testing/builders';

const ANSWER = 'PUT /member/consents';
const SHEET = { name: '동의하신 내용을 다시 확인해 주세요' };

const ALL = [
  buildConsent('service'),
  buildConsent('location', { isAgreed: false, answeredAt: null }),
  buildConsent('marketing'),
];
const DUE = [
  buildConsent('service'),
  buildConsent('marketing', { isAsked: true }),
  buildConsent('night', { isAsked: true }),
];

const open = (consents: readonly Consent[], answer: FakeAnswer<typeof ANSWER> = ALL, url = '/mypage/info/consents') =>
  renderPage(routes, {
    session: 'member',
    url,
    api: {
      'GET /member/consents': [...consents],
      [ANSWER]: answer,
      'GET /member': buildMember(),
      'GET /myPage/membership': { userMembershipInfo: [buildMembership()] },
      'GET /myPage/coupon': { items: [buildCoupon()] },
      'GET /myPage/point': buildPoints(),
    },
  });

const choose = (group: string, choice: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice });

describe('ConsentsPage', () => {
  it('shows answer, date and version of each term', async () => {
    open(ALL);
    const rows = within(await screen.findByRole('list', { name: '약관과 동의' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `서비스 이용약관2024년 11월 1일 (금) 동의${DOT}1판`,
      '위치기반 서비스 이용약관아직 답하지 않았어요',
      `혜택·이벤트 알림 받기2024년 11월 1일 (금) 동의${DOT}1판`,
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a term and revokes an optional consent', async () => {
    const agreed = buildConsent('location');
    const { user, calls } = open(
      [buildConsent('service'), agreed],
      [buildConsent('service'), { ...agreed, isAgreed: false }],
    );
    await user.click(await screen.findByRole('button', { name: /^서비스 이용약관/ }));
    expect(await screen.findByText(/세탁 수거와 배송을 신청하고 이용하기 위한 약속/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '동의 철회하기' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^위치기반 서비스 이용약관/ }));
    await user.dblClick(await screen.findByRole('button', { name: '동의 철회하기' }));
    expect(await screen.findByText(/동의하지 않음 · 1판$/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { answers: [{ term: 'location', isAgreed: false }] },
    ]);
  });

  it('links advertising to its settings', async () => {
    const { user } = open(ALL);
    await user.click(await screen.findByRole('button', { name: /^혜택·이벤트 알림 받기/ }));
    expect(await screen.findByRole('link', { name: '알림 설정에서 바꾸기' })).toHaveAttribute(
      'href',
      '/mypage/alarm/setting',
    );
  });

  it('preselects nothing and requires an answer to each term', async () => {
    const { user, calls } = open(DUE);
    const sheet = await screen.findByRole('dialog', SHEET);
    for (const radio of within(sheet).getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(choose('혜택·이벤트 알림 받기', '계속 받을게요'));
    await user.click(screen.getByRole('button', { name: '답변 저장하기' }));
    expect(await screen.findByText('하나를 골라 주세요.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('sends both kinds of answers and closes', async () => {
    const { user, calls } = open(DUE);
    await screen.findByRole('dialog', SHEET);
    await user.click(choose('혜택·이벤트 알림 받기', '계속 받을게요'));
    await user.click(choose('야간 혜택 알림 받기 (21시~08시)', '그만 받을게요'));
    await user.click(screen.getByRole('button', { name: '답변 저장하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog', SHEET)).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      answers: [
        { term: 'marketing', isAgreed: true },
        { term: 'night', isAgreed: false },
      ],
    });
  });

  it('preserves the choice when the server refuses', async () => {
    const { user } = open([buildConsent('marketing', { isAsked: true })], refuse('INTERNAL'));
    await screen.findByRole('dialog', SHEET);
    await user.click(choose('혜택·이벤트 알림 받기', '그만 받을게요'));
    await user.click(screen.getByRole('button', { name: '답변 저장하기' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '답변 저장하기' })).toBeEnabled());
    expect(choose('혜택·이벤트 알림 받기', '그만 받을게요')).toBeChecked();
  });

  it('shows an error when the terms fail to load', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/mypage/info/consents',
      api: { 'GET /member/consents': refuse('INTERNAL') },
    });
    expect(await screen.findByText('약관과 동의를 불러오지 못했어요')).toBeVisible();
  });
});

describe('consent sheet of 마이', () => {
  it('asks for pending consents and stays closed after a dismissal', async () => {
    const { user } = open(DUE, ALL, '/mypage');
    const sheet = await screen.findByRole('dialog', SHEET);
    await user.click(within(sheet).getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog', SHEET)).not.toBeInTheDocument();
    expect(sessionStorage.getItem('consentsPutOff')).not.toBeNull();
  });
});
