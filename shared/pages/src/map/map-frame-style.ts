import { MAP_COLOURS, MAP_FILTER } from '@dongne/ui';
import styled, { keyframes } from 'styled-components';

/** Duration and easing of leaflet's zoom. */
const ZOOM_MOTION = '250ms cubic-bezier(0, 0, 0.25, 1)';

export const MapRoot = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;

  /* Sea until tiles cover it, inverted in dark mode like them. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${MAP_COLOURS.sea};
    filter: ${MAP_FILTER};
  }

  > [role='alert'] {
    position: absolute;
    inset: 40% ${({ theme }) => theme.space[4]} auto;
    text-align: center;
    ${({ theme }) => theme.type.label}
    color: ${({ theme }) => theme.color.text.secondary};
  }
`;

/** Container for leaflet, with only those of its styles that our map needs. */
export const MapGround = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  outline-offset: -3px;
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  &.leaflet-dragging,
  .leaflet-dragging & {
    cursor: grabbing;
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-zoom-box {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-tile {
    visibility: hidden;
    width: 512px;
    height: 512px;
    pointer-events: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated,
  > [data-zooming] {
    transition: transform ${ZOOM_MOTION};
  }
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
  .leaflet-pane,
  .leaflet-zoom-box {
    z-index: 4;
  }
  .leaflet-tile-pane {
    z-index: 2;
    filter: ${MAP_FILTER};
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Fallback; hidden while the map loads in time. */
export const MapFallback = styled.div`
  position: absolute;
  inset: 40% ${({ theme }) => theme.space[4]} auto;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  text-align: center;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  animation: ${appear} 1.5s step-end backwards;
`;

/** Item with its foot on its position. */
export const PinFoot = styled.div`
  position: absolute;
  width: max-content;
  transform: translate(-50%, -100%);
  /* Lets presses through to the pin below. */
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`;

/** Pins of our own map, around its initial centre; the map moves the layer. */
export const PinLayer = styled.div`
  --scale: 1;
  position: absolute;
  top: 50%;
  left: 50%;
  z-index: 7;
  width: 0;
  height: 0;
  will-change: transform;

  > ${PinFoot} {
    top: 0;
    left: 0;
    transform: translate(calc(var(--x) * var(--scale) * 1px - 50%), calc(var(--y) * var(--scale) * 1px - 100%));

    /* Whole pixels, for sharp text. */
    @supports (width: round(1px, 1px)) {
      transform: translate(
        calc(round(var(--x) * var(--scale) * 1px, 1px) - 50%),
        calc(round(var(--y) * var(--scale) * 1px, 1px) - 100%)
      );
    }
  }
  &[data-zooming] > ${PinFoot} {
    transition: transform ${ZOOM_MOTION};
  }
`;

export const MapControls = styled.div`
  position: absolute;
  right: ${({ theme }) => theme.space[4]};
  bottom: ${({ theme }) => theme.space[4]};
  z-index: ${({ theme }) => theme.layer.raised};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};

  > button {
    background: ${({ theme }) => theme.color.surface.raised};
    border-radius: ${({ theme }) => theme.radius.full};
    box-shadow: ${({ theme }) => theme.shadow.floating};
  }
  > [aria-disabled='true'] {
    color: ${({ theme }) => theme.color.text.disabled};
    cursor: default;
  }
`;

/** Attribution of the map data, required where it is shown. */
export const MapSource = styled.p`
  position: absolute;
  bottom: ${({ theme }) => theme.space[1]};
  left: ${({ theme }) => theme.space[2]};
  /* Leaves the corner to the controls. */
  max-width: calc(100% - 72px);
  padding: 0 ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  pointer-events: none;
`;
