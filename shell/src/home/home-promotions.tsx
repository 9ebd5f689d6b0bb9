import type { MainView } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { Card, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Banners of the mini game and the O/X quiz, which the server enables; ruling on `bleepy` and `bleepyOx`. */
export const HomePromotions = ({ main: { bleepy, bleepyOx } }: { main: MainView }) => (
  <Stack $gap={3}>
    {bleepy && <Banner to={contentPaths.socksGame()} title="양말 줍기" text="잠깐 쉬어 가는 게임 한 판 어때요?" />}
    {bleepyOx && <Banner to={contentPaths.oxQuiz()} title="O/X 세탁 퀴즈" text="세탁 기호를 얼마나 알고 있나요?" />}
  </Stack>
);

const Banner = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <Card as={Link} to={to} tone="brand">
    <Text $type="title3">{title}</Text>
    <Text $type="label" $color="secondary">
      {text}
    </Text>
  </Card>
);
