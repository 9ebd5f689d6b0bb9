import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface StepTitleProps {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  /** Progress of several steps: `2/3`. */
  readonly progress?: string;
  /** Focuses the title of a later step, so that screen readers start there. */
  readonly takesFocus?: boolean;
}

/** Large title of a step. */
export function StepTitle({ children, description, progress, takesFocus = false }: StepTitleProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    titleRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Head>
      {progress !== undefined && <Progress>{progress}</Progress>}
      <Title ref={titleRef} tabIndex={-1}>
        {children}
      </Title>
      {description !== undefined && <Description>{description}</Description>}
    </Head>
  );
}

const Head = styled.div`
  padding: ${({ theme }) => theme.space[4]} 0 ${({ theme }) => theme.space[6]};
`;

const Progress = styled.p`
  margin-bottom: ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.title1}
`;

const Description = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
  white-space: pre-line;
`;
