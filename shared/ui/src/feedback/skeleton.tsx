import styled, { keyframes } from 'styled-components';

export interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/** Skeleton of content that is loading. Use it in the shape of the content, inside a `SkeletonGroup`. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return <Block style={{ width, height }} $round={round} />;
}

/** Skeleton of several lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} height="16px" />
      ))}
    </Lines>
  );
}

/** Skeleton of list rows: a picture and two lines each. */
export function SkeletonRows({ rows = 4 }: { readonly rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row}>
      <Skeleton width="64px" height="64px" />
      <Lines>
        <Skeleton width="55%" height="18px" />
        <Skeleton width="85%" height="14px" />
      </Lines>
    </Row>
  ));
}

const shine = keyframes`to { background-position: -200% 0; }`;

const Block = styled.span<{ $round: boolean }>`
  display: block;
  flex: none;
  max-width: 100%;
  background: linear-gradient(
      90deg,
      transparent 30%,
      ${({ theme }) => theme.color.surface.skeletonShine} 50%,
      transparent 70%
    )
    0 0 / 200% 100% ${({ theme }) => theme.color.surface.skeleton};
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.full : theme.radius.small)};
  animation: ${shine} 1600ms linear infinite;
`;

const Lines = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} 0;
`;
