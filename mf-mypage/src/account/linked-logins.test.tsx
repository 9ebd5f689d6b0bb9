import { DOT } from '@dongne/contract';
import type { LinkedLogin } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildMember } from '../testing/builders';

const LOGINS = 'GET /member/logins';
const UNLINK = 'DELETE /member/logins/KAKAO';

const buildLogin = (login: Partial<LinkedLogin> = {}): LinkedLogin => ({
  provider: 'KAKAO',
  linkedAt: '2026-11-02T10:00:00+09:00',
  accountHint: null,
  ...login,
});

const open = (api: FakeApi) =>
  renderPage(routes, { session: 'member', url: '/mypage/info', api: { 'GET /member': buildMember(), ...api } });
const section = () => screen.findByRole('region', { name: '연결된 로그인' });
const unlinkButton = (name: string) => screen.findByRole('button', { name: `${name} 연결 해제` });

describe('LinkedLogins', () => {
  it('shows the address and date of each linked account', async () => {
    open({
      [LOGINS]: [
        buildLogin(),
        buildLogin({ provider: 'NAVER', accountHint: 'la***@naver.example' }),
        buildLogin({ provider: 'APPLE', accountHint: 'k7***@privaterelay.appleid.com' }),
      ],
    });
    await unlinkButton('카카오');
    const rows = within(await section()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '카카오2026.11.02 연결연결 해제',
      `네이버la***@naver.example${DOT}2026.11.02 연결연결 해제`,
      `Apple이메일 가리기 사용${DOT}2026.11.02 연결연결 해제`,
    ]);
    expect(await section()).toHaveTextContent('휴대폰 번호로는 언제든 로그인할 수 있어요.');
  });

  it('explains how to link an account when there is none', async () => {
    open({ [LOGINS]: [] });
    expect(await screen.findByText(/아직 없어요/)).toBeVisible();
  });

  it('can be retried after a failure without affecting the page', async () => {
    let isDown = true;
    const { user } = open({ [LOGINS]: () => (isDown ? refuse('INTERNAL') : [buildLogin()]) });
    expect(await screen.findByText('연결된 로그인을 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('010-0000-0001')).toBeVisible();
    isDown = false;
    await user.click(within(await section()).getByRole('button', { name: '다시 시도' }));
    expect(await unlinkButton('카카오')).toBeVisible();
  });

  it('unlinks once after a confirmation and updates the list', async () => {
    let logins = [buildLogin(), buildLogin({ provider: 'GOOGLE' })];
    const { user, calls } = open({
      [LOGINS]: () => logins,
      [UNLINK]: () => {
        logins = logins.filter(({ provider }) => provider !== 'KAKAO');
        return undefined;
      },
    });
    await user.click(await unlinkButton('카카오'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('휴대폰 번호로는 그대로 로그인할 수 있어요.');
    await user.dblClick(within(question).getByRole('button', { name: '연결 해제하기' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '카카오 연결 해제' })).not.toBeInTheDocument());
    expect(await unlinkButton('Google')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/member/logins/KAKAO']);
    expect(await screen.findByText('카카오 연결을 해제했어요')).toBeVisible();
  });

  it('changes nothing after 취소', async () => {
    const { user, calls } = open({ [LOGINS]: [buildLogin()] });
    await user.click(await unlinkButton('카카오'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('shows the server’s refusal and leaves the account listed', async () => {
    const { user } = open({ [LOGINS]: [buildLogin()], [UNLINK]: refuse('UNAVAILABLE') });
    await user.click(await unlinkButton('카카오'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '연결 해제하기' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await unlinkButton('카카오')).toBeEnabled();
  });
});
