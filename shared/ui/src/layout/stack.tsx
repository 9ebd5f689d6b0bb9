import styled from 'styled-components';
import type { Space } from '../theme/theme';

export interface StackProps {
  /** Step of the space scale between the children; 4 is 16 px. */
  readonly $gap?: Space;
  readonly $direction?: 'column' | 'row';
  readonly $align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
  readonly $wrap?: boolean;
}

/** Children in a row or column with equal gaps. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: ${({ $direction = 'column' }) => $direction};
  flex-wrap: ${({ $wrap = false }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ theme, $gap = 4 }) => theme.space[$gap]};
`;
