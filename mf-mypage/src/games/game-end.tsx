import { formatPoints } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { loginPath, sessionAtom } from '@dongne/platform';
import { Button, FixedActions, PageBody, Stack, Text } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useReward, type Game, type Reward } from './use-game';

interface GameEndProps {
  readonly game: Game;
  /** Result: `12초 만에 다 주웠어요!` */
  readonly outcome: string;
  readonly picture: ReactNode;
  readonly onAgain: () => void;
}

/** Result of a game with its points: for members, once a day. */
export const GameEnd = (props: GameEndProps) =>
  useAtomValue(sessionAtom).state === 'member' ? <MemberEnd {...props} /> : <VisitorEnd {...props} />;

const Outcome = ({ picture, outcome, text }: Pick<GameEndProps, 'picture' | 'outcome'> & { text: string }) => (
  <Stack $gap={4} $align="center">
    {picture}
    <Text as="h2" $type="title1">
      {outcome}
    </Text>
    <Text as="p" $color="secondary" role="status">
      {text}
    </Text>
  </Stack>
);

const rewardText = (reward: Reward, points: number): string =>
  ({
    open: `오늘의 ${formatPoints(points)}를 받아 가세요.`,
    given: `오늘의 ${formatPoints(points)}를 드렸어요. 내일 또 만나요!`,
    'given-before': '오늘 포인트는 이미 받았어요. 내일 또 만나요!',
  })[reward];

const MemberEnd = ({ game, onAgain, ...shown }: GameEndProps) => {
  const { reward, take, isTaking } = useReward(game);
  return (
    <PageBody>
      <Outcome {...shown} text={rewardText(reward, game.points)} />
      <FixedActions>
        {reward === 'open' ? (
          <Button pending={isTaking} onClick={() => void take()}>
            {formatPoints(game.points)} 받기
          </Button>
        ) : (
          <>
            <Button tone="secondary" onClick={onAgain}>
              한 판 더
            </Button>
            <Button as={Link} to={mypagePaths.point()}>
              포인트 보기
            </Button>
          </>
        )}
      </FixedActions>
    </PageBody>
  );
};

const VisitorEnd = ({ game, onAgain, ...shown }: GameEndProps) => {
  const { pathname } = useLocation();
  return (
    <PageBody>
      <Outcome {...shown} text={`로그인하고 하면 하루 한 번 ${formatPoints(game.points)}를 드려요.`} />
      <FixedActions>
        <Button tone="secondary" onClick={onAgain}>
          한 판 더
        </Button>
        <Button as={Link} to={loginPath(pathname)}>
          로그인하기
        </Button>
      </FixedActions>
    </PageBody>
  );
};
