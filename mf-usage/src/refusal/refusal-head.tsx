import { Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RefusalHeadProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** Heading of a refused or failed request, without blame. */
export const RefusalHead = ({ picture, title, text }: RefusalHeadProps) => (
  <Head>
    {picture}
    <Text as="h2" $type="title2">
      {title}
    </Text>
    <Text $color="secondary">{text}</Text>
  </Head>
);

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[8]} 0;
  text-align: center;
`;
