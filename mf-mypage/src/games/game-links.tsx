import { endpoints, formatPoints } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Card, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import type { Game } from './use-game';

const GAMES = {
  socks: { title: '양말 줍기', to: contentPaths.socksGame() },
  ox: { title: 'O/X 세탁 퀴즈', to: contentPaths.oxQuiz() },
} as const satisfies Record<Game['game'], unknown>;

/** Links to the open games below the events. Renders nothing after a failure, since the events work without them. */
export const GameLinks = () => {
  const games = useRemote(endpoints.eventGames);
  if (games.state !== 'ready') return null;
  return games.value.items
    .filter(({ isOn }) => isOn)
    .map(({ game, points, isDoneToday }) => (
      <Card key={game} as={Link} to={GAMES[game].to} tone="brand">
        <Text as="span" $type="title3">
          {GAMES[game].title}
        </Text>
        <br />
        <Text as="span" $type="label" $color="secondary">
          {isDoneToday ? '오늘은 받았어요. 내일 또 만나요!' : `하루 한 번 ${formatPoints(points)}`}
        </Text>
      </Card>
    ));
};
