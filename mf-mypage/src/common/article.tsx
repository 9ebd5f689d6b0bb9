import { Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ArticleProps {
  readonly title: string;
  /** Dates below the title: publication or duration. */
  readonly dates: ReactNode;
  /** Plain text with its line breaks. */
  readonly text: string;
}

/** Notice or event as an article. */
export const Article = ({ title, dates, text }: ArticleProps) => (
  <Root>
    <Text as="h2" $type="title2">
      {title}
    </Text>
    <Dates>{dates}</Dates>
    <Body>{text}</Body>
  </Root>
);

const Root = styled.article`
  padding-top: ${({ theme }) => theme.space[2]};
`;

const Dates = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  padding-bottom: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Body = styled.p`
  padding-top: ${({ theme }) => theme.space[5]};
  white-space: pre-line;
`;
