import type { Device } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const HERE: Device = {
  id: 'here',
  name: 'Windows · Chrome',
  startedAt: '2026-11-01T10:00:00+09:00',
  lastUsedAt: '2026-11-23T10:00:00+09:00',
  isCurrent: true,
};
const PHONE: Device = { ...HERE, id: 'phone', name: '아이폰 · Safari', isCurrent: false };
const UNKNOWN: Device = { ...PHONE, id: 'unknown', name: null };

const open = (devices: readonly Device[], api: FakeApi = {}) => {
  let stored = [...devices];
  return renderPage(routes, {
    session: 'member',
    url: '/mypage/info/devices',
    api: {
      'GET /member/devices': () => stored,
      'DELETE /member/devices/phone': () => {
        stored = stored.filter(({ id }) => id !== PHONE.id);
        return undefined;
      },
      'DELETE /member/devices': () => {
        stored = stored.filter(({ isCurrent }) => isCurrent);
        return undefined;
      },
      ...api,
    },
  });
};

const names = async () =>
  within(await screen.findByRole('list', { name: '로그인한 기기' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const agree = async (user: ReturnType<typeof open>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }));

describe('DevicesPage', () => {
  it('shows each device with its last use and marks this one', async () => {
    open([HERE, PHONE, UNKNOWN]);
    expect(await names()).toEqual([
      expect.stringContaining('Windows · Chrome지금 쓰고 있어요이 기기'),
      expect.stringContaining('아이폰 · Safari마지막 이용 11월 23일 (월) 10:00'),
      expect.stringContaining('알 수 없는 기기'),
    ]);
    expect(screen.queryByRole('button', { name: 'Windows · Chrome에서 로그아웃' })).not.toBeInTheDocument();
  });

  it('ends one device after a confirmation and shows the rest', async () => {
    const { user, calls } = open([HERE, PHONE]);
    await user.click(await screen.findByRole('button', { name: '아이폰 · Safari에서 로그아웃' }));
    await agree(user);
    expect(await screen.findByText('다른 기기에는 로그인되어 있지 않아요.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('ends all other devices at once', async () => {
    const { user } = open([HERE, PHONE, UNKNOWN]);
    await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }));
    await agree(user);
    await waitFor(async () => expect(await names()).toHaveLength(1));
  });

  it('ends nothing when the confirmation is cancelled', async () => {
    const { user, calls } = open([HERE, PHONE]);
    await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('shows an error when the devices fail to load', async () => {
    open([], { 'GET /member/devices': refuse('INTERNAL') });
    expect(await screen.findByText('로그인한 기기를 불러오지 못했어요')).toBeVisible();
  });
});
