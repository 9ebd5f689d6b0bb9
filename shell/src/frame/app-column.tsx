import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

interface AppColumnProps {
  readonly children: ReactNode;
  /** What stands on the left from 1024 px on; it brings its own place. */
  readonly beside?: ReactNode;
}

/** Full width on a phone; a 400 px column from 768 px on, with room for a panel beside it from 1024 px (product specification §2). */
export const AppColumn = ({ children, beside }: AppColumnProps) => (
  <Ground>
    <ColumnCenter />
    <Column>{children}</Column>
    {beside}
  </Ground>
);

/** Where sheets, dialogs and toasts line up. `html:root` outranks the design system's own `:root`, whichever comes first. */
const ColumnCenter = createGlobalStyle`
  ${({ theme }) => theme.media.desktop} {
    html:root {
      --app-column-center: calc(50% + (${({ theme }) => theme.space[16]} + ${({ theme }) => theme.size.column}) / 2);
    }
  }
`;

const Ground = styled.div`
  min-height: 100dvh;

  ${({ theme }) => theme.media.tablet} {
    background: ${({ theme }) => theme.color.surface.sunken};
  }
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${({ theme }) => theme.color.surface.page};

  ${({ theme }) => theme.media.tablet} {
    width: ${({ theme }) => theme.size.column};
    margin: 0 auto;
  }

  /* Always where the panel leaves it, so that nothing moves when the panel arrives. */
  ${({ theme }) => theme.media.desktop} {
    margin: 0 0 0 calc(50% + ${({ theme }) => theme.space[16]} / 2);
  }
`;
