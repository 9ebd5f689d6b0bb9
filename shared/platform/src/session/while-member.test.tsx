import { buildMemberAddress } from '@dongne/contract/testing';
import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useCapabilities } from '../partner/use-capabilities';
import { renderPage, type FakeApi } from '../testing';
import { endSession, signIn } from './session-actions';
import { useMemberAddress } from './use-address';

const LOGIN = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { userId: 7, phoneNumber: '01000000007', nickname: '손님' },
};
const API: FakeApi = { 'GET /member/partnerInfo': [], 'GET /member/address': buildMemberAddress() };

/** Reads what only members may read; the session ends between render and request. */
const Page = ({ isLate }: { isLate: boolean }) => {
  useCapabilities();
  useMemberAddress();
  useLayoutEffect(() => {
    if (isLate) endSession();
  }, [isLate]);
  return null;
};

const open = (isLate: boolean) =>
  renderPage([{ path: '/', element: <Page isLate={isLate} /> }], { url: '/', session: 'member', api: API });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('member-only read', () => {
  it('is sent for a member, and again for the next one', async () => {
    const { calls } = open(false);
    await settle();
    expect(calls).toHaveLength(2);
    act(() => endSession());
    await settle();
    await act(() => signIn(LOGIN, '/'));
    await settle();
    expect(calls).toHaveLength(4);
  });

  it('is not sent as a visitor when the session ends in between', async () => {
    const { calls } = open(true);
    await settle();
    expect(calls).toEqual([]);
  });
});
