import styled from 'styled-components';

/**
 * The content of a page below the app bar: 24 px at the sides, and as high as the screen leaves, so that `FixedActions`
 * as its last child stands at the bottom of a short page. Its parent should be a column flex box of the screen's height.
 */
export const PageBody = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.size.side} 0;

  /* Nothing ends right at the edge of the screen; the actions bring their own room, where a browser can see that they are there. */
  &::after {
    content: '';
    flex: none;
    height: ${({ theme }) => theme.space[8]};
  }
  @supports selector(:has(*)) {
    &:has(> [data-fixed-actions])::after {
      display: none;
    }
  }
`;
