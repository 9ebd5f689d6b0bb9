import { laundryPaths } from '@dongne/contract/paths';
import { Button, FixedActions, PageBody, Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { GuideChapters, type GuideChapter } from './guide-chapters';

interface GuideFrameProps {
  readonly chapter: GuideChapter;
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Layout of a chapter of the guide: picture, title, sections, the other chapters and a link to start. */
export const GuideFrame = ({ chapter, picture, title, text, children }: GuideFrameProps) => (
  <PageBody>
    <Head>
      {picture}
      <Text as="h2" $type="title1">
        {title}
      </Text>
      <Text $color="secondary">{text}</Text>
    </Head>
    {children}
    <GuideChapters current={chapter} />
    <FixedActions>
      <Button as={Link} to={laundryPaths.list()}>
        주변 세탁소 찾기
      </Button>
    </FixedActions>
  </PageBody>
);

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[4]};
`;
