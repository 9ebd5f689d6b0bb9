import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildGames } from '../testing/build-event';
import { SOCKS } from './socks-rules';

const open = (url: string, api: FakeApi = {}, session: 'member' | 'visitor' = 'member') =>
  renderPage(routes, { session, url, api: { 'GET /event/game': buildGames(), ...api } });

type Opened = ReturnType<typeof open>;

const start = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: '시작하기' }));

const pickAll = async (opened: Opened) => {
  await start(opened);
  for (let picked = 0; picked < SOCKS.all; picked += 1) {
    const [sock] = await screen.findAllByRole('button', { name: /^양말 \d+ 줍기$/ });
    if (sock !== undefined) await opened.user.click(sock);
  }
};

describe('SocksPage', () => {
  it('gives its points once on a double click and sends no score', async () => {
    const opened = open('/event/socks', { 'POST /event/game/socks': { points: 10, isFirstToday: true } });
    await pickAll(opened);
    expect(await screen.findByRole('heading', { name: /초 만에 다 주웠어요!$/ })).toBeInTheDocument();
    await opened.user.dblClick(screen.getByRole('button', { name: '10P 받기' }));
    expect(await screen.findByText('오늘의 10P를 드렸어요. 내일 또 만나요!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '포인트 보기' })).toHaveAttribute('href', '/mypage/point');
    const sent = opened.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/event/game/socks', undefined]]);
  });

  it('says to return tomorrow when points were already given, also in another tab', async () => {
    const opened = open('/event/socks', { 'POST /event/game/socks': { points: 10, isFirstToday: false } });
    await pickAll(opened);
    await opened.user.click(await screen.findByRole('button', { name: '10P 받기' }));
    expect(await screen.findByText('오늘 포인트는 이미 받았어요. 내일 또 만나요!')).toBeInTheDocument();
  });

  it('offers no second points and can still be played', async () => {
    const opened = open('/event/socks', { 'GET /event/game': buildGames({ isDoneToday: true }) });
    expect(await screen.findByText(/^오늘 포인트는 받았어요/)).toBeInTheDocument();
    await pickAll(opened);
    expect(screen.queryByRole('button', { name: '10P 받기' })).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: '한 판 더' }));
    expect(screen.getByText(`0 / ${SOCKS.all}`)).toBeInTheDocument();
  });

  it('can be played with Enter alone', async () => {
    const opened = open('/event/socks');
    await start(opened);
    await opened.user.keyboard('{Enter}'.repeat(SOCKS.all));
    expect(await screen.findByRole('heading', { name: /다 주웠어요!$/ })).toBeInTheDocument();
  });

  it('says before and after a game that points require a login', async () => {
    const opened = open('/event/socks', {}, 'visitor');
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?path=%2Fevent%2Fsocks');
    await pickAll(opened);
    expect(await screen.findByRole('link', { name: '로그인하기' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /받기$/ })).not.toBeInTheDocument();
  });

  it('is closed while its feature flag is off and shows load errors', async () => {
    const { unmount } = open('/event/socks', { 'GET /event/game': buildGames({ isOn: false }) });
    expect(await screen.findByText('지금은 쉬고 있는 게임이에요')).toBeInTheDocument();
    unmount();
    open('/event/socks', { 'GET /event/game': refuse('UNAVAILABLE') });
    expect(await screen.findByRole('alert')).toHaveTextContent('게임을 불러오지 못했어요');
  });
});

describe('OxPage', () => {
  it('explains each answer, counts correct ones and gives points', async () => {
    const opened = open('/event/ox', { 'POST /event/game/ox': { points: 10, isFirstToday: true } });
    const { user } = opened;
    await start(opened);
    for (const next of ['다음 문제', '다음 문제', '다음 문제', '다음 문제', '결과 보기']) {
      await user.click(screen.getByRole('button', { name: 'O, 맞아요' }));
      expect(screen.getByText(/^(맞았어요!|아쉬워요. 정답은 X예요.)$/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: next }));
    }
    expect(await screen.findByRole('heading', { name: /^5문제 중 [23]문제를 맞혔어요!$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '10P 받기' }));
    expect(await screen.findByText('오늘의 10P를 드렸어요. 내일 또 만나요!')).toBeInTheDocument();
  });
});
