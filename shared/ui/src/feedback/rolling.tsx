import { useState } from 'react';
import styled, { css, keyframes } from 'styled-components';

interface RollingProps {
  /** Formatted amount: `39,500원`. Always complete in the DOM; only its entry is animated. */
  readonly children: string;
}

/** Amount that follows a choice: a new one rolls in, to make the change visible. No animation with reduced motion. */
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
