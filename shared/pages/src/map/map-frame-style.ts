import { MAP_COLOURS, MAP_FILTER } from '@dongne/ui';
import styled, { keyframes } from 'styled-components';

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
  .leaflet-marker-icon,
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
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 250ms cubic-bezier(0, 0, 0.25, 1);
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
  .leaflet-marker-pane {
    z-index: 6;
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

/** Centers its foot on its position. */
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
