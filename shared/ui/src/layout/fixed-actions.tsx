import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FixedActionsProps {
  /** One button, or two side by side. */
  readonly children: ReactNode;
  /** The page also shows the tab bar: stand above it. */
  readonly aboveTabBar?: boolean;
  /** A line above the buttons: the sum, a remark. */
  readonly note?: ReactNode;
}

/**
 * The action of a page, always in sight at the bottom. Last child of a `PageBody`. Sticky, not fixed: it stays in the app
 * column wherever that lies, and covers nothing at the end of the page. On a phone on its side it stands at that end.
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
  /* The content fades out behind it instead of being cut off. */
  background: linear-gradient(transparent, ${({ theme }) => theme.color.surface.page} ${({ theme }) => theme.space[5]});
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  flex-wrap: wrap;
  & > * {
    /* Equal widths side by side; one below the other where large text leaves no room. */
    flex: 1 1 8rem;
  }
`;
