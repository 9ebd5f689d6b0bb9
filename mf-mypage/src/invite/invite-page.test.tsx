import { DOT } from '@dongne/contract';
import type { Invitation } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildInvitation } from '../testing/builders';

type Friend = Invitation['items'][number];

const friend = (told: Partial<Friend> = {}): Friend => ({
  nickname: '이**',
  joinedAt: '2026-11-02T10:00:00+09:00',
  state: 'waiting',
  rewardedAt: null,
  ...told,
});

const open = (answer: FakeAnswer<'GET /myPage/invite'>) =>
  renderPage(routes, { session: 'member', url: '/mypage/invite', api: { 'GET /myPage/invite': answer } });

/** Installs Web Share as on phones; returns the restore function. */
const withShare = (share: (what: ShareData) => Promise<void>): (() => void) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => void Reflect.deleteProperty(navigator, 'share');
};

describe('InvitePage', () => {
  it('shows and copies the code with the rewards', async () => {
    const { user } = open(buildInvitation());
    expect(await screen.findByText('abcd2345')).toBeVisible();
    expect(screen.getByRole('heading', { name: '친구도 나도 3,000P' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '초대 코드 복사' }));
    expect(await navigator.clipboard.readText()).toBe('abcd2345');
    expect(await screen.findByText('초대 코드를 복사했어요')).toBeInTheDocument();
  });

  it('copies a link with the code when the device cannot share', async () => {
    const { user } = open(buildInvitation());
    await user.click(await screen.findByRole('button', { name: '초대 링크 보내기' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/login?referralCode=abcd2345');
    expect(await screen.findByText('초대 링크를 복사했어요')).toBeInTheDocument();
  });

  it('shares the same link with a text and ignores a cancelled share', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const takeBack = withShare(share);
    const { user } = open(buildInvitation());
    await user.click(await screen.findByRole('button', { name: '초대 링크 보내기' }));
    expect(share).toHaveBeenCalledWith({
      title: '동네세탁 초대장',
      text: '동네세탁에 초대해요. 첫 이용을 마치면 우리 둘 다 3,000P를 받아요. 추천 코드 abcd2345',
      url: 'http://localhost/login?referralCode=abcd2345',
    });
    expect(screen.queryByText(/공유하지 못했어요/)).not.toBeInTheDocument();
    takeBack();
  });

  it('shows the link when neither sharing nor copying works', async () => {
    const takeBack = withShare(() => Promise.reject(new Error('not allowed')));
    const { user } = open(buildInvitation());
    await user.click(await screen.findByRole('button', { name: '초대 링크 보내기' }));
    expect(await screen.findByText(/공유하지 못했어요.*\/login\?referralCode=abcd2345/)).toBeInTheDocument();
    takeBack();
  });

  it('explains invitations before the first friend', async () => {
    open(buildInvitation());
    expect(await screen.findByText('아직 초대로 가입한 친구가 없어요')).toBeVisible();
  });

  it('lists friends with rewarded and withdrawn ones', async () => {
    const rewarded = friend({ state: 'rewarded', rewardedAt: '2026-11-09T10:00:00+09:00' });
    const left = friend({ nickname: null, state: 'left' });
    open(buildInvitation({ invited: 3, joined: 2, rewarded: 1, items: [friend(), left, rewarded] }));
    expect(await screen.findByText('3명')).toBeVisible();
    expect(screen.getByText('1명')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.slice(0, 3)).toEqual([
      `이**2026.11.02 가입${DOT}첫 이용을 기다리고 있어요`,
      `탈퇴한 친구2026.11.02 가입${DOT}첫 이용 전에 탈퇴했어요`,
      `이**2026.11.02 가입${DOT}2026.11.09 첫 이용을 마쳤어요+3,000P`,
    ]);
  });

  it('loads more by cursor', async () => {
    const { user } = open(({ params }) =>
      params.cursor === '7'
        ? buildInvitation({ invited: 2, items: [friend({ nickname: '김**' })] })
        : buildInvitation({ invited: 2, items: [friend()], nextCursor: '7' }),
    );
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    expect(await screen.findByText('김**')).toBeVisible();
    expect(screen.getByText('이**')).toBeVisible();
  });

  it('shows an error and retries', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? refuse('UNAVAILABLE') : buildInvitation()));
    expect(await screen.findByRole('alert')).toHaveTextContent('초대 코드를 불러오지 못했어요');
    isDown = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('abcd2345')).toBeVisible();
  });
});
