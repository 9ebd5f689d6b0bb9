import type { RouteLayout } from '@dongne/platform';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { PartBoundary } from '../errors/part-boundary';
import { OwnFont } from '../fonts/own-font';

interface AppColumnProps {
  readonly layout: RouteLayout;
  readonly children: ReactNode;
  /** Panel on the left from 1024 px; brings its own layout. */
  readonly beside?: ReactNode;
}

/**
 * App column: full width on a phone, 400 px from 768 px, with room for a panel beside it from 1024 px (product
 * specification §2).
 */
export const AppColumn = ({ layout, children, beside }: AppColumnProps) => (
  <Ground>
    <ColumnCenter />
    <Column data-layout={layout}>{children}</Column>
    {beside}
    {layout === 'error' && (
      // Error pages have no deferred parts, which apply the font on every other page.
      <PartBoundary>
        <OwnFont />
      </PartBoundary>
    )}
  </Ground>
);

/** Center line of sheets, dialogs and toasts. `html:root` outranks the design system's own `:root` in any order. */
const ColumnCenter = createGlobalStyle`
  ${({ theme }) => theme.media.desktop} {
    html:root {
      --app-column-center: calc(50% + (${({ theme }) => theme.space[16]} + ${({ theme }) => theme.size.column}) / 2);
    }
  }

  /* Keeps focused elements out from under the bars (WCAG 2.4.11). Pages with their own actions add to it. */
  html:root {
    scroll-padding-top: calc(${({ theme }) => theme.size.appBar} + ${({ theme }) => theme.safeArea.top});
  }
  @supports selector(:has(*)) {
    html:root:has([data-layout='home']):not(:has([data-fixed-actions])) {
      scroll-padding-bottom: calc(${({ theme }) => theme.size.tabBar} + ${({ theme }) => theme.safeArea.bottom});
    }
  }
`;

/*
 * Opacity is not animated, so that text keeps its contrast. No end state: a transform would contain fixed descendants.
 */
const comeFromTheSide = keyframes`from { transform: translateX(24px); }`;
const comeFromBelow = keyframes`from { transform: translateY(24px); }`;

const Ground = styled.div`
  min-height: 100vh;
  min-height: 100dvh;

  ${({ theme }) => theme.media.tablet} {
    background: ${({ theme }) => theme.color.surface.sunken};
  }
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: ${({ theme }) => theme.color.surface.page};

  ${({ theme }) => theme.media.tablet} {
    width: ${({ theme }) => theme.size.column};
    margin: 0 auto;
  }

  /* Animates the layout, not the page: nothing moves within one layout, and no page is remounted. */
  @supports (overflow-x: clip) {
    overflow-x: clip; /* overflow-x: hidden would create a scroller that sticky elements stick to */
  }
  &[data-layout='side'] > main {
    animation: ${comeFromTheSide} ${({ theme }) => theme.motion.normal};
  }
  &[data-layout='closeable'] > main {
    animation: ${comeFromBelow} ${({ theme }) => theme.motion.slow};
  }

  /* Fixed offset for the panel, so that nothing moves when it loads. */
  ${({ theme }) => theme.media.desktop} {
    margin: 0 0 0 calc(50% + ${({ theme }) => theme.space[16]} / 2);
  }
`;
