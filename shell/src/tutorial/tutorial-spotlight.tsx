import styled from 'styled-components';

/** Margin around the target, in px. */
const MARGIN = 6;

/** Darkens everything but the target. Presses pass through it. */
export const Spotlight = ({ rect: { top, left, width, height } }: { rect: DOMRect }) => (
  <Ring
    aria-hidden="true"
    style={{ top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }}
  />
);

const Ring = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.tutorial};
  pointer-events: none;
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow:
    0 0 0 2px ${({ theme }) => theme.color.action.primary},
    0 0 0 100vmax ${({ theme }) => theme.color.surface.scrim};
`;
