import styled from 'styled-components';

/**
 * Content of a page below the app bar: 24 px at the sides, and at least the screen's remaining height, so that
 * `FixedActions` as its last child is at the bottom of a short page. Its parent should be a column flex box of the
 * screen's height.
 */
export const PageBody = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.size.side} 0;

  /* Keeps content off the screen's edge; fixed actions bring their own space, in browsers that support :has(). */
  &::after {
    content: '';
    flex: none;
    align-self: flex-start;
    /* Without an area it is no layout shift when content above it arrives. */
    width: 0;
    height: ${({ theme }) => theme.space[8]};
  }
  @supports selector(:has(*)) {
    &:has(> [data-fixed-actions])::after {
      display: none;
    }
  }
`;
