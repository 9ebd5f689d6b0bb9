import { QUESTIONS_A_DAY, questionsOf } from './ox-questions';
import { newGame, pick, SOCKS, type SockGame } from './socks-rules';

const first = () => 0;
const last = () => 0.999;

describe('socks game rules', () => {
  it.each([first, last])('never overlap and are all picked in the end', (chance) => {
    let game: SockGame = newGame(chance);
    const seen = new Set<number>();
    while (game.lying.length > 0) {
      expect(new Set(game.lying.map(({ place }) => place)).size).toBe(game.lying.length);
      expect(game.lying.length).toBeLessThanOrEqual(SOCKS.atOnce);
      const [sock] = game.lying;
      if (sock === undefined) break;
      seen.add(sock.number);
      game = pick(game, sock.number, chance);
    }
    expect(game.picked).toBe(SOCKS.all);
    expect(seen.size).toBe(SOCKS.all);
  });

  it('count once on repeated clicks', () => {
    const game = pick(newGame(first), 0, first);
    expect(pick(game, 0, first)).toEqual(game);
  });
});

describe('questions of a day', () => {
  it('are five and differ from the previous day’s', () => {
    const [today, tomorrow] = [questionsOf('2026-03-02'), questionsOf('2026-03-03')];
    expect(today).toHaveLength(QUESTIONS_A_DAY);
    expect(tomorrow).toHaveLength(QUESTIONS_A_DAY);
    expect(today.filter((question) => tomorrow.includes(question))).toEqual([]);
  });

  it.each(['2026-03-02', '2026-03-03'])('of %s are neither all true nor all false', (day) => {
    expect(new Set(questionsOf(day).map(({ isTrue }) => isTrue)).size).toBe(2);
  });
});
