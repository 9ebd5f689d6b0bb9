import type { MainView } from '@dongne/contract';
import { Card, Stack, Text } from '@dongne/ui';
import { contentPaths } from 'mf-mypage/paths';
import { Link } from 'react-router-dom';

/** The banners of the mini game and the O/X quiz, which the server switches on; ruling on `bleepy` and `bleepyOx`. */
export const HomePromotions = ({ main: { bleepy, bleepyOx } }: { main: MainView }) => {
  if (!bleepy && !bleepyOx) return null;
  return (
    <Stack $gap={3}>
      {bleepy && <Banner title="미니 게임" text="잠깐 쉬어 가는 게임 한 판 어때요?" />}
      {bleepyOx && <Banner title="O/X 퀴즈" text="세탁 상식을 얼마나 알고 있나요?" />}
    </Stack>
  );
};

const Banner = ({ title, text }: { title: string; text: string }) => (
  <Card as={Link} to={contentPaths.events()} tone="brand">
    <Text $type="title3">{title}</Text>
    <Text $type="label" $color="secondary">
      {text}
    </Text>
  </Card>
);
