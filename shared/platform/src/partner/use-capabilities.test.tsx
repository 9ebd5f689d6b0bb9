import { act, screen } from '@testing-library/react';
import type { PartnerInfo } from '@dongne/contract';
import { inTurn, refuse, refuseAs, renderPage, type FakeAnswer } from '../testing/index';
import { runtime } from '../runtime/runtime';
import { endSession, keepUser, signIn } from '../session/session-actions';
import { capabilitiesOf } from './capabilities';
import { useCapabilities, useKeepAsking } from './use-capabilities';

const PARTS = [
  'membership',
  'advertising',
  'coupons',
  'cardPayment',
  'invite',
  'addressChange',
  'installBanner',
] as const;

/** Municipal voucher programme; ruling. */
const VOUCHERS: PartnerInfo = { partnerId: 1, name: '세탁 바우처', restrictions: [...PARTS] };

describe('capabilitiesOf', () => {
  it('excludes every part in the ruling for users of the voucher programme', () => {
    expect(Object.entries(capabilitiesOf([VOUCHERS]))).toEqual(PARTS.map((part) => [part, false]));
  });

  it('excludes nothing without a programme', () => {
    expect(Object.values(capabilitiesOf([]))).toEqual(PARTS.map(() => true));
  });

  it.each(PARTS)('excludes %s alone', (part) => {
    const table = capabilitiesOf([{ partnerId: 2, name: '제휴', restrictions: [part] }]);
    expect(PARTS.filter((other) => !table[other])).toEqual([part]);
  });
});

const Shown = () => {
  const { state, can } = useCapabilities();
  return <p>{`${state} ${PARTS.filter((part) => can[part]).length}`}</p>;
};
const Page = () => (
  <>
    <Shown />
    <Shown />
  </>
);

const PARTNER_INFO = 'GET /member/partnerInfo';
type Answer = FakeAnswer<typeof PARTNER_INFO>;

const open = (session: 'visitor' | 'member', answer: Answer, isReturning = false) =>
  renderPage([{ path: '/', element: <Page /> }], { url: '/', session, isReturning, api: { [PARTNER_INFO]: answer } });

const never = () => new Promise<never>(() => undefined);

/** Simulates an earlier visit of the member with this programme. */
const learn = async (answer: Answer) => {
  const before = open('member', answer);
  await screen.findAllByText(/^ready/);
  before.unmount();
};

describe('useCapabilities', () => {
  it('requests nothing for a visitor, who has everything', () => {
    const { calls } = open('visitor', [VOUCHERS]);
    expect(screen.getAllByText('ready 7')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('requests once for all callers', async () => {
    const { calls } = open('member', [VOUCHERS]);
    expect(await screen.findAllByText('ready 0')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('grants everything once there is no programme', async () => {
    open('member', []);
    expect(await screen.findAllByText('ready 7')).toHaveLength(2);
  });

  it('grants nothing while the response is pending', () => {
    open('member', never);
    expect(screen.getAllByText('loading 0')).toHaveLength(2);
  });

  it.each([
    ['is a refusal', refuse('UNAVAILABLE')],
    ['is no JSON', refuseAs(200, '<html></html>')],
    ['is no list', refuseAs(200, {})],
  ])('grants nothing when the response %s, without blocking', async (_what, answer) => {
    open('member', answer);
    expect(await screen.findAllByText('failed 0')).toHaveLength(2);
    expect(runtime().queryClient.isFetching()).toBe(0);
  });
});

describe('useCapabilities after a failure', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries with backoff until it succeeds', async () => {
    const Beside = () => {
      useKeepAsking();
      return null;
    };
    const page = (
      <>
        <Page />
        <Beside />
      </>
    );
    const api = { [PARTNER_INFO]: inTurn(refuse('UNAVAILABLE'), refuse('INTERNAL'), refuse('NOT_FOUND'), []) };
    const { calls } = renderPage([{ path: '/', element: page }], { url: '/', session: 'member', api });
    const asked: number[] = [];
    for (let second = 0; second < 10; second += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      asked.push(calls.length);
    }
    expect(asked).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    expect(screen.getAllByText('failed 0')).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(calls).toHaveLength(4);
    expect(screen.getAllByText('ready 7')).toHaveLength(2);
  });
});

describe('stored programme of a member', () => {
  it.each<[string, PartnerInfo[], string]>([
    ['no programme', [], 'ready 7'],
    ['a programme', [VOUCHERS], 'ready 0'],
  ])('applies from the start of the next visit: %s', async (_what, programmes, expected) => {
    await learn(programmes);
    open('member', never, true);
    expect(screen.getAllByText(expected)).toHaveLength(2);
  });

  it('is replaced by a new response', async () => {
    await learn([]);
    open('member', [VOUCHERS], true);
    expect(await screen.findAllByText('ready 0')).toHaveLength(2);
  });

  it.each([
    ['of another member', { userId: 2, taken: [] }],
    ['of another shape', { userId: 1, taken: 'membership' }],
    ['that is nothing', null],
  ])('is ignored when it is %s', async (_what, stored) => {
    await learn([]);
    window.localStorage.setItem('programme', JSON.stringify(stored));
    open('member', never, true);
    expect(screen.getAllByText('loading 0')).toHaveLength(2);
  });

  it('is not written for a member who has logged out meanwhile', async () => {
    let answer: (programmes: PartnerInfo[]) => void = () => undefined;
    open('member', () => new Promise<PartnerInfo[]>((resolve) => (answer = resolve)));
    act(() => endSession());
    await act(async () => answer([VOUCHERS]));
    expect(window.localStorage.getItem('programme')).toBeNull();
  });

  it('is deleted on logout', async () => {
    await learn([]);
    open('member', never, true);
    act(() => endSession());
    expect(window.localStorage.getItem('programme')).toBeNull();
  });

  it('is set by a login without a programme', async () => {
    open('visitor', never);
    const user = { userId: 9, phoneNumber: '01000000009', nickname: '손님' };
    await act(() => signIn({ accessToken: 'a', refreshToken: 'r', user, isPartnerUser: false }, '/'));
    expect(screen.getAllByText('ready 7')).toHaveLength(2);
  });

  it('is set by an account without a programme, deleted by one with', async () => {
    open('member', refuse('UNAVAILABLE'));
    const user = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
    await screen.findAllByText('failed 0');
    act(() => keepUser({ ...user, isPartnerUser: false }));
    expect(screen.getAllByText('ready 7')).toHaveLength(2);
    act(() => keepUser({ ...user, isPartnerUser: true }));
    expect(screen.getAllByText('failed 0')).toHaveLength(2);
  });
});
