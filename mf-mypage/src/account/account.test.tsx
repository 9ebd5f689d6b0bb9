import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildMember } from '../testing/builders';

const NICKNAME = 'PUT /member/nickname';
const openNickname = (answer: FakeAnswer<typeof NICKNAME>) =>
  renderPage(routes, {
    session: 'member',
    url: '/mypage/info/nickname',
    api: { 'GET /member': buildMember(), 'GET /member/logins': [], [NICKNAME]: answer },
  });

describe('AccountPage', () => {
  it('shows the account data with logout and withdrawal', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/mypage/info',
      api: { 'GET /member': buildMember(), 'GET /member/logins': [] },
    });
    expect(await screen.findByRole('link', { name: /닉네임.*동네손님/ })).toHaveAttribute(
      'href',
      '/mypage/info/nickname',
    );
    expect(screen.getByText('010-0000-0001')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '로그아웃' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/mypage/info/withdraw');
  });
});

describe('NicknamePage', () => {
  it('shows an error in place and sends nothing', async () => {
    const { user, calls } = openNickname(buildMember());
    const field = await screen.findByRole('textbox', { name: '닉네임' });
    await user.clear(field);
    await user.type(field, '동네 손님!');
    await user.click(screen.getByRole('button', { name: '변경하기' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('한글, 영문, 숫자만 쓸 수 있어요.'));
    expect(field).toBeInvalid();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('changes the nickname and shows it in 내 정보', async () => {
    const { user, path, calls } = openNickname(buildMember({ nickname: '새손님' }));
    const field = await screen.findByRole('textbox', { name: '닉네임' });
    expect(field).toHaveValue('동네손님');
    await user.clear(field);
    await user.type(field, '새손님Ａ１');
    await user.click(screen.getByRole('button', { name: '변경하기' }));
    expect(await screen.findByRole('link', { name: /닉네임.*새손님/ })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/mypage/info'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ nickname: '새손님A1' });
  });

  it('shows the server’s error at the field and preserves the input', async () => {
    const { user, path } = openNickname(refuse('VALIDATION', { fields: { nickname: '쓸 수 없는 닉네임이에요.' } }));
    const field = await screen.findByRole('textbox', { name: '닉네임' });
    await user.clear(field);
    await user.type(field, '운영자');
    await user.click(screen.getByRole('button', { name: '변경하기' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('쓸 수 없는 닉네임이에요.'));
    expect(field).toHaveValue('운영자');
    expect(path()).toBe('/mypage/info/nickname');
  });
});
