import styled from 'styled-components';

/** Hairline between rows, or with `$thick` a full-width band between sections of a `PageBody`. */
export const Divider = styled.hr<{ $thick?: boolean }>`
  flex: none;
  height: ${({ $thick = false }) => ($thick ? '8px' : '1px')};
  margin: 0 ${({ theme, $thick = false }) => ($thick ? `calc(-1 * ${theme.size.side})` : '0')};
  border: 0;
  background: ${({ theme, $thick = false }) => ($thick ? theme.color.surface.sunken : theme.color.border.subtle)};
`;
