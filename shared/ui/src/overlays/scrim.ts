import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** The darkened page behind a modal, filling the window. Not exported from the package. */
export const Scrim = styled.div`
  position: fixed;
  /* A keyboard that covers the page instead of shrinking it (iOS) leaves this much less: sheets stand on it. */
  inset: 0 0 var(--keyboard-inset, 0px);
  z-index: ${({ theme }) => theme.layer.modal};
  background: ${({ theme }) => theme.color.surface.scrim};
  animation: ${appear} ${({ theme }) => theme.motion.normal};
`;
