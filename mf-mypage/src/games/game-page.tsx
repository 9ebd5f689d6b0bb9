import { formatPoints } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { loginPath, sessionAtom } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, FixedActions, Notice, PageBody, Skeleton, Stack, Text } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ReadPage } from '../common/read-page';
import { GameEnd } from './game-end';
import { useGame, type Game } from './use-game';

interface GamePageProps {
  readonly game: Game['game'];
  readonly picture: ReactNode;
  /** Title of the invitation. */
  readonly title: string;
  readonly rules: readonly string[];
  /** Game; it calls `onEnd` with its result. */
  readonly children: (onEnd: (outcome: string) => void) => ReactNode;
}

/** Mini game from invitation to points; the server decides whether it is open. */
export const GamePage = (props: GamePageProps) => {
  const game = useGame(props.game);
  return (
    <ReadPage
      read={game}
      skeleton={<Skeleton height="320px" />}
      loading="게임을 불러오는 중이에요"
      failure="게임을 불러오지 못했어요"
    >
      {(known) => (known.isOn ? <OpenGame {...props} known={known} /> : <ClosedGame />)}
    </ReadPage>
  );
};

const ClosedGame = () => (
  <PageBody>
    <EmptyState
      picture={<EmptyBoxPicture />}
      title="지금은 쉬고 있는 게임이에요"
      text="다시 열리면 홈에서 알려 드릴게요."
      action={
        <Button as={Link} to={contentPaths.events()} size="small" tone="secondary">
          이벤트 보기
        </Button>
      }
    />
  </PageBody>
);

type Stage = { readonly name: 'invitation' | 'game' } | { readonly name: 'end'; readonly outcome: string };

const OpenGame = ({ known, children, ...invitation }: GamePageProps & { known: Game }) => {
  const [stage, setStage] = useState<Stage>({ name: 'invitation' });
  const start = () => setStage({ name: 'game' });
  switch (stage.name) {
    case 'invitation':
      return <Invitation {...invitation} known={known} onStart={start} />;
    case 'game':
      return <PageBody>{children((outcome) => setStage({ name: 'end', outcome }))}</PageBody>;
    case 'end':
      return <GameEnd game={known} outcome={stage.outcome} picture={invitation.picture} onAgain={start} />;
  }
};

interface InvitationProps extends Pick<GamePageProps, 'picture' | 'title' | 'rules'> {
  readonly known: Game;
  readonly onStart: () => void;
}

const Invitation = ({ known: { points, isDoneToday }, picture, title, rules, onStart }: InvitationProps) => (
  <PageBody>
    <Stack $gap={5} $align="center">
      {picture}
      <Text as="h2" $type="title1">
        {title}
      </Text>
      <Text as="ul" $color="secondary">
        {[...rules, `점수와 상관없이 하루 한 번 ${formatPoints(points)}를 드려요.`].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Text>
      {isDoneToday && <Notice tone="success">오늘 포인트는 받았어요. 내일 또 만나요! 게임은 더 할 수 있어요.</Notice>}
      <VisitorNotice />
    </Stack>
    <FixedActions>
      <Button onClick={onStart}>시작하기</Button>
    </FixedActions>
  </PageBody>
);

const VisitorNotice = () => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { pathname } = useLocation();
  if (isMember) return null;
  return (
    <Notice
      tone="brand"
      action={
        <Button as={Link} to={loginPath(pathname)} size="small" tone="secondary">
          로그인
        </Button>
      }
    >
      포인트는 회원에게 드려요.
    </Notice>
  );
};
