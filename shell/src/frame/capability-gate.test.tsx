import type { PartnerInfo } from '@dongne/contract';
import { buildPartnerProgramme } from '@dongne/contract/testing';
import { inTurn, refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { loadRemoteApp } from '../remotes/load-remote-app';
import { parseRegistry } from '../registry/registry';
import { buildRegistryEntry, buildRemote } from '../testing/build-registry';
import { AppFrame } from './app-frame';

jest.mock('../remotes/load-remote-app');

const COUPON = {
  path: '/mypage/coupon',
  access: 'public',
  layout: 'default',
  bar: { left: 'back', title: '쿠폰' },
  needs: 'coupons',
} as const;
const WITHOUT_COUPONS = buildPartnerProgramme({ restrictions: ['coupons'] });
const REFUSAL = '지금은 이용할 수 없는 메뉴예요';

const open = (
  who: 'visitor' | 'member',
  partnerInfo: FakeAnswer<'GET /member/partnerInfo'>,
  registry = [buildRemote({ routes: [COUPON] })],
) => {
  const routes = [{ path: COUPON.path, element: <p>내 쿠폰</p> }];
  jest.mocked(loadRemoteApp).mockResolvedValue({ routes });
  return renderPage([{ path: '*', element: <AppFrame registry={registry} /> }], {
    url: COUPON.path,
    session: who,
    api: { 'GET /member/partnerInfo': partnerInfo },
  });
};

afterEach(() => jest.useRealTimers());

describe('page that a partner programme excludes', () => {
  it('shows a message below its own bar and a link Home', async () => {
    const { user, path } = open('member', [WITHOUT_COUPONS]);
    expect(await screen.findByText(REFUSAL)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '쿠폰' })).toBeVisible();
    expect(screen.queryByText('내 쿠폰')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '홈으로' }));
    expect(path()).toBe('/');
  });

  it.each<[string, 'visitor' | 'member', PartnerInfo[]]>([
    ['of no programme', 'member', []],
    ['of a programme that leaves it', 'member', [buildPartnerProgramme({ restrictions: ['invite'] })]],
    ['who are visitors', 'visitor', [WITHOUT_COUPONS]],
  ])('is shown to people %s', async (_who, session, partnerInfo) => {
    open(session, partnerInfo);
    expect(await screen.findByText('내 쿠폰')).toBeVisible();
    expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
  });

  it('shows an error with a retry when the programme fails to load', async () => {
    jest.useFakeTimers(); // fakes timers so that the automatic retry after a second does not run
    open('member', inTurn(refuse('UNAVAILABLE'), []));
    const letAnswersCome = () => act(() => jest.advanceTimersByTimeAsync(100));
    await letAnswersCome();
    expect(screen.queryByText('내 쿠폰')).not.toBeInTheDocument();
    expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await letAnswersCome();
    expect(screen.getByText('내 쿠폰')).toBeVisible();
  });

  it('stays hidden until the programme is known', async () => {
    open('member', () => new Promise<never>(() => undefined));
    expect(await screen.findByRole('heading', { level: 1, name: '쿠폰' })).toBeVisible();
    expect(screen.queryByText('내 쿠폰')).not.toBeInTheDocument();
  });

  it.each([
    ['a part this shell does not know', 'teleporting', '내 쿠폰'],
    ['nonsense', { part: 1 }, '이 화면을 불러오지 못했어요'],
  ])('named in the registry as %s breaks nothing', async (_what, needs, expected) => {
    const entry = buildRegistryEntry();
    const routes = [{ ...COUPON, needs }];
    const raw = { microFrontends: { mf_mypage: [{ ...entry, extras: { ...entry.extras, routes } }] } };
    const registry = parseRegistry(raw);
    expect(registry[0]?.routes).toHaveLength(expected === '내 쿠폰' ? 1 : 0);
    if (expected !== '내 쿠폰') return;
    open('member', [WITHOUT_COUPONS], [...registry]);
    expect(await screen.findByText(expected)).toBeVisible();
  });
});
