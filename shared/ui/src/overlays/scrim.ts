import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** Dark overlay behind a modal, filling the window. Not exported from the package. */
export const Scrim = styled.div`
  position: fixed;
  /* An on-screen keyboard that covers the page instead of shrinking it (iOS) reduces this height: sheets sit on it. */
  inset: 0 0 var(--keyboard-inset, 0px);
  z-index: ${({ theme }) => theme.layer.modal};
  background: ${({ theme }) => theme.color.surface.scrim};
  animation: ${appear} ${({ theme }) => theme.motion.normal};
`;
