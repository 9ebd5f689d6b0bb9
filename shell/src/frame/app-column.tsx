import type { RouteLayout } from '@dongne/platform';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { PartBoundary } from '../errors/part-boundary';
import { OwnFont } from '../fonts/own-font';

interface AppColumnProps {
  readonly layout: RouteLayout;
  readonly children: ReactNode;
  /** What stands on the left from 1024 px on; it brings its own place. */
  readonly beside?: ReactNode;
}

/** Full width on a phone; a 400 px column from 768 px on, with room for a panel beside it from 1024 px (product specification §2). */
export const AppColumn = ({ layout, children, beside }: AppColumnProps) => (
  <Ground>
    <ColumnCenter />
    <Column data-layout={layout}>{children}</Column>
    {beside}
    {layout === 'error' && (
      // Error pages are without deferred parts, which bring the font to every other page.
      <PartBoundary>
        <OwnFont />
      </PartBoundary>
    )}
  </Ground>
);

/** Where sheets, dialogs and toasts line up. `html:root` outranks the design system's own `:root`, whichever comes first. */
const ColumnCenter = createGlobalStyle`
  ${({ theme }) => theme.media.desktop} {
    html:root {
      --app-column-center: calc(50% + (${({ theme }) => theme.space[16]} + ${({ theme }) => theme.size.column}) / 2);
    }
  }

  /* What takes the focus is not scrolled to behind a bar (WCAG 2.4.11). Pages with actions of their own say more. */
  html:root {
    scroll-padding-top: calc(${({ theme }) => theme.size.appBar} + ${({ theme }) => theme.safeArea.top});
  }
  @supports selector(:has(*)) {
    html:root:has([data-layout='home']):not(:has([data-fixed-actions])) {
      scroll-padding-bottom: calc(${({ theme }) => theme.size.tabBar} + ${({ theme }) => theme.safeArea.bottom});
    }
  }
`;

/* Without opacity: the text keeps its contrast all the way. No end state either: it would catch what is fixed inside. */
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

  /* The motion belongs to the layout, not to the page: within one layout nothing moves, and no page is mounted again. */
  @supports (overflow-x: clip) {
    overflow-x: clip; /* not hidden: that would be a scroller, and what is sticky would stick to it */
  }
  &[data-layout='side'] > main {
    animation: ${comeFromTheSide} ${({ theme }) => theme.motion.normal};
  }
  &[data-layout='closeable'] > main {
    animation: ${comeFromBelow} ${({ theme }) => theme.motion.slow};
  }

  /* Always where the panel leaves it, so that nothing moves when the panel arrives. */
  ${({ theme }) => theme.media.desktop} {
    margin: 0 0 0 calc(50% + ${({ theme }) => theme.space[16]} / 2);
  }
`;
