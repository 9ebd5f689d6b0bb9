import styled from 'styled-components';

/** Margin around a target, in px. */
const MARGIN = 6;
const RADIUS = 16;
/** Covers the screen also while a bar of the browser moves, in px. */
const FAR = 10_000;

/** Path of a rounded rectangle around a target. */
const around = ({ top, left, width, height }: DOMRect): string => {
  const [across, down] = [width + 2 * (MARGIN - RADIUS), height + 2 * (MARGIN - RADIUS)];
  const corner = (x: number, y: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}`;
  return [
    `M${left - MARGIN + RADIUS} ${top - MARGIN}h${across}${corner(RADIUS, RADIUS)}v${down}${corner(-RADIUS, RADIUS)}`,
    `h${-across}${corner(-RADIUS, -RADIUS)}v${-down}${corner(RADIUS, -RADIUS)}z`,
  ].join('');
};

/** Darkens everything but the targets. Presses pass through it. */
export const Spotlight = ({ rects }: { rects: readonly DOMRect[] }) => {
  const lit = rects.map(around).join('');
  return (
    <Screen aria-hidden="true" focusable="false">
      <Dark d={`M-${FAR}-${FAR}H${FAR}V${FAR}H-${FAR}z${lit}`} />
      <Ring d={lit} />
    </Screen>
  );
};

const Screen = styled.svg`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.tutorial};
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
`;

const Dark = styled.path`
  fill: ${({ theme }) => theme.color.surface.scrim};
  fill-rule: evenodd;
`;

const Ring = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.color.action.primary};
  stroke-width: 2px;
`;
