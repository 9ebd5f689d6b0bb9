import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface SectionProps {
  readonly title: string;
  /** Level of its heading; the page's title is 1. */
  readonly level?: 2 | 3;
  readonly description?: ReactNode;
  /** Action at the end of the heading's line: `전체 보기`. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Section of a page with its heading; a region named by it. */
export function Section({ title, level = 2, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title as={level === 2 ? 'h2' : 'h3'} id={id} $level={level}>
          {title}
        </Title>
        {action}
      </Head>
      {description !== undefined && <Description>{description}</Description>}
      <Content>{children}</Content>
    </Root>
  );
}

const Root = styled.section`
  padding: ${({ theme }) => theme.space[4]} 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Title = styled.h2<{ $level: 2 | 3 }>`
  ${({ theme, $level }) => ($level === 2 ? theme.type.title2 : theme.type.title3)}
`;

const Description = styled.p`
  margin-top: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Content = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;
