import { buildClientConfig } from '@dongne/contract/testing';
import { support } from '@dongne/platform';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openChannelTalk } from './channel-talk';
import { SupportHost } from './support-host';

jest.mock('./channel-talk');
const openChat = jest.mocked(openChannelTalk);

const FRIDAY_TEN = '2026-11-20T10:00:00+09:00';
const SATURDAY_TEN = '2026-11-21T10:00:00+09:00';

const configWith = (key: string | null) =>
  buildClientConfig({ chat: { provider: key === null ? 'none' : 'channel', key } });

const openApp = (now: string, config: FakeAnswer<'GET /config'> = configWith(null)) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  return renderPage([{ path: '/', element: <SupportHost /> }], { url: '/', api: { 'GET /config': config } });
};
const dialog = () => screen.findByRole('dialog', { name: '무엇을 도와드릴까요?' });
const chat = () => screen.getByRole('button', { name: '채팅 상담' });

beforeEach(() => openChat.mockReset());
afterEach(() => jest.restoreAllMocks());

describe('support dialog', () => {
  it('offers the phone during opening hours, and a message without a chat', async () => {
    openApp(FRIDAY_TEN);
    act(() => support.open());
    expect(await dialog()).toBeVisible();
    expect(screen.getByText('평일 09:00~18:00')).toBeVisible();
    expect(screen.queryByText('지금은 상담 시간이 아니에요')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '전화 상담' })).toHaveAttribute('href', 'tel:1500-0000');
    expect(screen.queryByText(/채팅|준비 중/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '문의 남기기' })).toHaveAttribute('href', '/mypage/inquiry/write');
  });

  it('shows the opening hours outside of them, and takes a message', async () => {
    openApp(SATURDAY_TEN, configWith('a-key'));
    act(() => support.open());
    await dialog();
    expect(screen.getByText('지금은 상담 시간이 아니에요')).toBeVisible();
    expect(screen.getByRole('button', { name: '전화 상담' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: '채팅 상담' })).toBeDisabled();
    expect(screen.getByRole('link', { name: '문의 남기기' })).toBeVisible();
  });

  it('opens the chat if the configuration has its key', async () => {
    const { user } = openApp(FRIDAY_TEN, configWith('a-key'));
    act(() => support.open());
    await dialog();
    await waitFor(() => expect(chat()).toBeEnabled());
    await user.click(chat());
    await waitFor(() => expect(openChat).toHaveBeenCalledWith('a-key'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers the phone when the chat fails to open', async () => {
    openChat.mockRejectedValue(new Error('blocked'));
    const { user } = openApp(FRIDAY_TEN, configWith('a-key'));
    act(() => support.open());
    await dialog();
    await waitFor(() => expect(chat()).toBeEnabled());
    await user.click(chat());
    expect(await screen.findByRole('alert')).toHaveTextContent('채팅을 열지 못했어요. 전화로 문의해 주세요');
  });

  it('opens the chat at once when the chat was requested', async () => {
    openApp(FRIDAY_TEN, configWith('a-key'));
    act(() => support.chat());
    await waitFor(() => expect(openChat).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['no chat is configured', FRIDAY_TEN, configWith(null)],
    ['support is closed', SATURDAY_TEN, configWith('a-key')],
    ['the configuration does not come', FRIDAY_TEN, refuse('UNAVAILABLE')],
  ])('stays open with an explanation when the chat was requested and %s', async (_case, now, config) => {
    openApp(now, config);
    act(() => support.chat());
    expect(await dialog()).toBeVisible();
    expect(openChat).not.toHaveBeenCalled();
  });

  it('closes and opens again on the next request', async () => {
    const { user } = openApp(FRIDAY_TEN);
    act(() => support.open());
    await dialog();
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => support.open());
    expect(await dialog()).toBeVisible();
  });
});
