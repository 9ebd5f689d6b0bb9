import styled from 'styled-components';

/** A hairline between rows, or with `$thick` a band of the ground colour between sections, edge to edge of a `PageBody`. */
export const Divider = styled.hr<{ $thick?: boolean }>`
  flex: none;
  height: ${({ $thick = false }) => ($thick ? '8px' : '1px')};
  margin: 0 ${({ theme, $thick = false }) => ($thick ? `calc(-1 * ${theme.size.side})` : '0')};
  border: 0;
  background: ${({ theme, $thick = false }) => ($thick ? theme.color.surface.sunken : theme.color.border.subtle)};
`;
