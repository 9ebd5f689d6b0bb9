import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FixedActionsProps {
  /** One button, or two side by side. */
  readonly children: ReactNode;
  /** Offsets the actions above the tab bar of the page. */
  readonly aboveTabBar?: boolean;
  /** Line above the buttons: the sum, a remark. */
  readonly note?: ReactNode;
}

/**
 * Main action of a page, sticky at the bottom. Last child of a `PageBody`. Sticky, not fixed: it stays in the app
 * column and covers nothing at the end of the page. On a phone in landscape it does not stick.
 */
export function FixedActions({ children, aboveTabBar = false, note }: FixedActionsProps) {
  return (
    <Root data-fixed-actions="" $aboveTabBar={aboveTabBar}>
      {note}
      <Buttons>{children}</Buttons>
    </Root>
  );
}

const Root = styled.div<{ $aboveTabBar: boolean }>`
  position: sticky;
  bottom: ${({ theme, $aboveTabBar }) =>
    $aboveTabBar ? `calc(${theme.size.tabBar} + ${theme.safeArea.bottom})` : '0'};
  z-index: ${({ theme }) => theme.layer.sticky};
  margin: auto calc(-1 * ${({ theme }) => theme.size.side}) 0;
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.size.side}
    calc(
      ${({ theme }) => theme.space[4]} + ${({ theme, $aboveTabBar }) => ($aboveTabBar ? '0px' : theme.safeArea.bottom)}
    );
  ${({ theme }) => theme.media.low} {
    position: static;
  }
  /* Fades the content out behind it instead of cutting it off. */
  background: linear-gradient(transparent, ${({ theme }) => theme.color.surface.page} ${({ theme }) => theme.space[5]});
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  flex-wrap: wrap;
  & > * {
    /* Equal widths side by side; stacked where large text leaves no room. */
    flex: 1 1 8rem;
  }
`;
