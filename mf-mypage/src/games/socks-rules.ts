/** Number of socks per game and at once, and the grid of the floor; our own choice. */
export const SOCKS = { all: 10, atOnce: 3, columns: 4, rows: 3 } as const;

/** Sock on the floor: its number in the game and its place. */
export interface Sock {
  readonly number: number;
  /** Index from the left of the top row. */
  readonly place: number;
}

/** Running game; over when every sock is picked. */
export interface SockGame {
  readonly lying: readonly Sock[];
  readonly picked: number;
}

const PLACES = Array.from({ length: SOCKS.columns * SOCKS.rows }, (_, place) => place);

/**
 * Adds socks to free places until enough lie on the floor.
 *
 * @param chance returns a number from 0 up to, not including, 1.
 */
const fill = ({ lying, picked }: SockGame, chance: () => number): SockGame => {
  const fallen = picked + lying.length;
  if (lying.length >= SOCKS.atOnce || fallen >= SOCKS.all) return { lying, picked };
  const free = PLACES.filter((place) => !lying.some((sock) => sock.place === place));
  const place = free[Math.floor(chance() * free.length)] ?? 0;
  return fill({ lying: [...lying, { number: fallen, place }], picked }, chance);
};

/** New game with its first socks. */
export const newGame = (chance: () => number): SockGame => fill({ lying: [], picked: 0 }, chance);

/** Picks a sock and adds the next. An unknown number changes nothing. */
export const pick = (game: SockGame, number: number, chance: () => number): SockGame => {
  const lying = game.lying.filter((sock) => sock.number !== number);
  return lying.length === game.lying.length ? game : fill({ lying, picked: game.picked + 1 }, chance);
};
