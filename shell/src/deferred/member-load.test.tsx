import { endpoints } from '@dongne/contract';
import { buildMain, buildMember, buildMemberAddress, buildMembership } from '@dongne/contract/testing';
import { endSession, signIn, useRemote } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useMain } from '../home/use-main';
import { MemberLoad } from './member-load';

const READS = ['/main', '/member', '/member/address', '/member/partnerInfo', '/myPage/membership'];
// Covered by a test of its own.
jest.mock('@dongne/platform/live', () => ({ startLive: jest.fn() }));

const USER = { userId: 7, phoneNumber: '01000000007', nickname: '손님' };
const API: FakeApi = {
  'GET /main': buildMain(),
  'GET /member': buildMember(USER),
  'GET /member/address': buildMemberAddress(),
  'GET /member/partnerInfo': [],
  'GET /myPage/membership': { userMembershipInfo: [buildMembership()] },
};
const LOGIN = {
  accessToken: 'a',
  refreshToken: 'r',
  user: USER,
};

/** Page that reads the data loaded for every member. */
const Page = () => {
  useMain();
  useRemote(endpoints.member);
  return null;
};

const open = (session: 'visitor' | 'member', api: FakeApi = {}, page = <MemberLoad />) =>
  renderPage([{ path: '*', element: page }], { url: '/', session, api: { ...API, ...api } });
type Opened = ReturnType<typeof open>;

const asked = ({ calls }: Opened): string[] => calls.map(({ path }) => path).sort();
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('first authenticated navigation', () => {
  it('loads member, address, membership, partner and main once each', async () => {
    const page = open('member');
    await waitFor(() => expect(asked(page)).toEqual(READS));
  });

  it('requests nothing for visitors', async () => {
    const page = open('visitor');
    await settle();
    expect(asked(page)).toEqual([]);
  });

  it('shares its requests with the page, in either order', async () => {
    const before = open(
      'member',
      {},
      <>
        <Page />
        <MemberLoad />
      </>,
    );
    await waitFor(() => expect(asked(before)).toEqual(READS));
    before.unmount();
    const after = open(
      'member',
      {},
      <>
        <MemberLoad />
        <Page />
      </>,
    );
    await waitFor(() => expect(asked(after)).toEqual(READS));
  });

  it('loads after a login and again for the next member', async () => {
    const page = open('visitor');
    await act(() => signIn(LOGIN, '/'));
    await waitFor(() => expect(asked(page)).toHaveLength(READS.length));
    act(() => endSession());
    await act(() => signIn(LOGIN, '/'));
    await waitFor(() => expect(asked(page)).toHaveLength(2 * READS.length));
  });

  it('corrects a cookie of another member without a request', async () => {
    const page = open('member');
    await waitFor(() => expect(decodeURIComponent(document.cookie)).toContain(JSON.stringify(USER)));
    await settle();
    expect(asked(page)).toEqual(READS);
  });

  it.each([
    ['/main', '데이터를 불러오지 못했어요'],
    ['/member/address', '위치 정보를 불러오지 못했어요'],
  ])('shows that %s failed to load: %s', async (path, sentence) => {
    open('member', { [`GET ${path}`]: refuse('NOT_FOUND') });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each(['/member', '/member/partnerInfo', '/myPage/membership'])(
    'shows nothing when %s fails to load',
    async (path) => {
      const page = open('member', { [`GET ${path}`]: refuse('NOT_FOUND') });
      await waitFor(() => expect(asked(page)).toEqual(READS));
      await settle();
      expect(screen.queryByText(/못했어요/)).not.toBeInTheDocument();
    },
  );

  it('leaves the message to the session end when that caused the failure', async () => {
    open('member', { 'GET /main': refuse('INVALID_JWT') });
    await settle();
    expect(screen.queryByText('데이터를 불러오지 못했어요')).not.toBeInTheDocument();
  });

  it('does not repeat a request that failed for a page', async () => {
    const page = open(
      'member',
      { 'GET /main': refuse('NOT_FOUND') },
      <>
        <Page />
        <MemberLoad />
      </>,
    );
    expect(await screen.findByText('데이터를 불러오지 못했어요')).toBeVisible();
    expect(asked(page).filter((path) => path === '/main')).toHaveLength(1);
  });
});
