import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Number after the label. */
  readonly count?: number | undefined;
  /** Address of the tab, for crawlers and for opening it in another tab. */
  readonly href?: string | undefined;
}

export interface TabsProps<T extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Panel of the chosen tab. */
  readonly children: ReactNode;
  /** Sticks below the app bar while the panel scrolls; a pressed tab scrolls to the start of its panel. */
  readonly sticky?: boolean;
}

/** Tabs between views of one thing; arrow keys move between them. To choose a value in a form use `ChoiceGroup`. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, sticky = false }: TabsProps<T>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  // After the panel has changed: it may be taller than the one before.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panelRef.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  });

  const handleClick = (event: MouseEvent, tab: Tab<T>) => {
    if (tab.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    isPressed.current = sticky;
    onChange(tab.value);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Links respond to the Enter key only.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
    const target =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target.value);
    listRef.current?.querySelector<HTMLElement>(`[data-value="${target.value}"]`)?.focus();
  };

  return (
    <>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={handleKeyDown} $sticky={sticky}>
        {tabs.map((tab) => {
          const isSelected = tab.value === value;
          return (
            <TabButton
              key={tab.value}
              {...(tab.href === undefined ? { type: 'button' } : { as: 'a', href: tab.href })}
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              aria-selected={isSelected}
              {...(isSelected && { 'aria-controls': `${id}-panel` })}
              tabIndex={isSelected ? 0 : -1}
              onClick={(event) => handleClick(event, tab)}
            >
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </TabButton>
          );
        })}
      </List>
      <Panel
        ref={panelRef}
        $sticky={sticky}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {children}
      </Panel>
    </>
  );
}

/** Returns the index of the tab that a key moves to; out of range for any other key. */
const indexAfter = (key: string, index: number, count: number): number => {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
};

const LIST_HEIGHT = '48px';

const List = styled.div<{ $sticky: boolean }>`
  display: flex;
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
  padding: 0 ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  background: ${({ theme }) => theme.color.surface.page};
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.border.strong};
  ${({ theme, $sticky }) =>
    $sticky &&
    `position: sticky; top: calc(${theme.size.appBar} + ${theme.safeArea.top}); z-index: ${theme.layer.sticky};`}
`;

const TabButton = styled.button`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  min-height: ${LIST_HEIGHT};
  padding: 0 ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
  white-space: nowrap;
  transition: color ${({ theme }) => theme.motion.fast};

  &[aria-selected='true'] {
    ${({ theme }) => theme.type.labelStrong}
    color: ${({ theme }) => theme.color.text.primary};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${({ theme }) => theme.space[2]} 0;
    height: 2px;
    background: ${({ theme }) => theme.color.text.primary};
    border-radius: 2px;
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${({ theme }) => theme.radius.small};
  }
`;

const Count = styled.span`
  margin-left: ${({ theme }) => theme.space[1]};
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div<{ $sticky: boolean }>`
  ${({ theme, $sticky }) => $sticky && `scroll-margin-top: calc(${LIST_HEIGHT} + ${theme.safeArea.top});`}
  &:focus-visible {
    outline-offset: -2px;
  }
`;
