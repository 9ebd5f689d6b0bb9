import { endpoints, type EventGames } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, refresh, send, toApiError, useRemote, type RemoteData } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type Game = EventGames['items'][number];

/** State of a mini game; an unknown one is closed. */
export const useGame = (name: Game['game']): RemoteData<Game> =>
  useRemote(
    endpoints.eventGames,
    {},
    {
      select: ({ items }) =>
        items.find(({ game }) => game === name) ?? { game: name, isOn: false, points: 0, isDoneToday: false },
    },
  );

/** State of the points: not requested, given now, or given earlier on the same day. */
export type Reward = 'open' | 'given' | 'given-before';

/** Requests the points of a finished game. Idempotent per day, also across tabs. */
export const useReward = ({ game, isDoneToday }: Game) => {
  const queries = useQueryClient();
  const [reward, setReward] = useState<Reward>(isDoneToday ? 'given-before' : 'open');
  const [take, isTaking] = useOnce(async () => {
    try {
      const { isFirstToday } = await send(endpoints.finishGame, { params: { game } });
      setReward(isFirstToday ? 'given' : 'given-before');
      await refresh(queries, endpoints.eventGames.path, endpoints.points.path);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
  return { reward, take, isTaking };
};
