import styled from 'styled-components';
import type { TextColor, TypeStyle } from '../theme/theme';

export interface TextProps {
  readonly $type?: TypeStyle;
  readonly $color?: TextColor;
}

/** Text in one of the theme's styles; `as="h2"`, `as="span"` for its semantics. */
export const Text = styled.p<TextProps>`
  ${({ theme, $type = 'body' }) => theme.type[$type]}
  color: ${({ theme, $color = 'primary' }) => theme.color.text[$color]};
`;
