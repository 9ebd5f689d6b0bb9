/** How many are picked up in a game, how many lie about at once, and the places where they land; our own choice. */
export const SOCKS = { all: 10, atOnce: 3, columns: 4, rows: 3 } as const;

/** A sock on the floor: the how-many-th of the game, and where it lies. */
export interface Sock {
  readonly number: number;
  /** Counted from the left of the top row. */
  readonly place: number;
}

/** A game under way; over when everything was picked up. */
export interface SockGame {
  readonly lying: readonly Sock[];
  readonly picked: number;
}

const PLACES = Array.from({ length: SOCKS.columns * SOCKS.rows }, (_, place) => place);

/** Lets socks fall until enough lie about, each where none lies. @param chance gives a number from 0 up to, not including, 1. */
const fill = ({ lying, picked }: SockGame, chance: () => number): SockGame => {
  const fallen = picked + lying.length;
  if (lying.length >= SOCKS.atOnce || fallen >= SOCKS.all) return { lying, picked };
  const free = PLACES.filter((place) => !lying.some((sock) => sock.place === place));
  const place = free[Math.floor(chance() * free.length)] ?? 0;
  return fill({ lying: [...lying, { number: fallen, place }], picked }, chance);
};

/** A new game, its first socks on the floor. */
export const newGame = (chance: () => number): SockGame => fill({ lying: [], picked: 0 }, chance);

/** Picks a sock up, and lets the next one fall. One that is not there changes nothing. */
export const pick = (game: SockGame, number: number, chance: () => number): SockGame => {
  const lying = game.lying.filter((sock) => sock.number !== number);
  return lying.length === game.lying.length ? game : fill({ lying, picked: game.picked + 1 }, chance);
};
