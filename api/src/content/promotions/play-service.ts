import { EVENT_GAME, seoulDate } from '@dongne/contract';
import { gainPoints } from '#money';
import { Refusal, type Needs } from '#base';
import { findMember, isRestricted } from '#customers';
import { EVENT_GAMES, type EventGame } from '#tables';
import { notePlay, playsOf } from './event-repository';
import type { EventGamesView, PlayResultView } from './event-schemas';

/** Specification's names for the flags of the games. */
const FLAG = { socks: 'bleepy', ox: 'bleepyOx' } as const satisfies Record<EventGame, string>;

const TEXT = { socks: '양말 줍기 게임', ox: 'O/X 세탁 퀴즈' } as const satisfies Record<EventGame, string>;

const isOn = ({ config }: Needs<'config'>, game: EventGame): boolean => config.promotions[FLAG[game]];

/** The mini games, and those whose points a member has received today. @param memberId null for a visitor. */
export const listGames = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number | null,
): Promise<EventGamesView> => {
  const day = seoulDate(parts.clock.now());
  const done = memberId === null ? [] : await playsOf(parts.database, { memberId, day });
  return {
    items: EVENT_GAMES.map((game) => ({
      game,
      isOn: isOn(parts, game),
      points: EVENT_GAME.points,
      isDoneToday: done.includes(game),
    })),
  };
};

/**
 * Grants a member the points of a game, once a day of Seoul. The score is ignored: the points are fixed, so that a
 * forged result gains nothing.
 *
 * @throws {Refusal} `INVALID_TRANSITION` while the game is off, `PARTNER_RESTRICTED` for programmes without points.
 */
export const finishGame = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  memberId: number,
  game: EventGame,
): Promise<PlayResultView> => {
  const { database, clock } = parts;
  if (!isOn(parts, game)) throw new Refusal('INVALID_TRANSITION', { svMessage: '지금은 쉬고 있는 게임이에요.' });
  const member = await findMember(database, memberId);
  if (isRestricted(member?.partnerId ?? null, 'coupons')) throw new Refusal('PARTNER_RESTRICTED');
  const at = clock.now();
  const { points } = EVENT_GAME;
  return database.transaction(async (tx) => {
    const isFirstToday = await notePlay(tx, { memberId, game, day: seoulDate(at), points, at });
    // No notification: the page shows it, and a daily one would bury others.
    if (isFirstToday) await gainPoints(tx, { memberId, amount: points, text: TEXT[game], message: null }, at);
    return { points, isFirstToday };
  });
};
