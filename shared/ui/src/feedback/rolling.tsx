import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';

interface RollingProps {
  /** An amount as it is read: `39,500원`. It is whole in the page at any moment; only its coming moves. */
  readonly children: string;
}

/** An amount that follows a choice: a new one rolls into its place, so that the eye sees that it changed. Calm devices see it change at once. */
export function Rolling({ children }: RollingProps) {
  const [first] = useState(children);
  return (
    <Roll key={children} $moves={children !== first}>
      {children}
    </Roll>
  );
}

const comeUp = keyframes`from { transform: translateY(0.7em); opacity: 0; }`;

const Roll = styled.span<{ $moves: boolean }>`
  display: inline-block;
  font-variant-numeric: tabular-nums;
  ${({ $moves, theme }) =>
    $moves &&
    css`
      animation: ${comeUp} ${theme.motion.slow};
    `}
`;
