import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { ABOVE_MODALS } from './modal-layer';
import { Portal } from './portal';

export interface ToastProps {
  /** Green or orange. An error interrupts a screen reader (`alert`), a success waits its turn (`status`). */
  readonly tone: 'success' | 'error';
  readonly position?: 'top' | 'bottom';
  readonly children: ReactNode;
}

/**
 * Presentation of a toast; its duration belongs to the platform (`popups.toast`). Rendered above dialogs and usable
 * there.
 */
export function Toast({ tone, position = 'bottom', children }: ToastProps) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <Portal>
      <div {...{ [ABOVE_MODALS]: '' }}>
        <Root role={tone === 'success' ? 'status' : 'alert'} $tone={tone} $position={position}>
          <Icon size={20} aria-hidden="true" />
          <span>{children}</span>
        </Root>
      </div>
    </Portal>
  );
}

const appear = keyframes`from { opacity: 0; transform: translate(-50%, 8px); }`;

const Root = styled.div<{ $tone: ToastProps['tone']; $position: 'top' | 'bottom' }>`
  position: fixed;
  left: 50%;
  ${({ theme, $position }) =>
    $position === 'top'
      ? `top: calc(${theme.size.appBar} + ${theme.space[3]} + ${theme.safeArea.top});`
      : `bottom: calc(${theme.size.tabBar} + ${theme.space[16]} + ${theme.safeArea.bottom} + var(--keyboard-inset, 0px));`}
  z-index: ${({ theme }) => theme.layer.toast};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  width: max-content;
  max-width: min(calc(100% - 2 * ${({ theme }) => theme.size.side}), ${({ theme }) => theme.size.dialogSmall});
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.inverse};
  background: ${({ theme, $tone }) =>
    $tone === 'success' ? theme.color.surface.successStrong : theme.color.surface.warningStrong};
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  transform: translateX(-50%);
  animation: ${appear} ${({ theme }) => theme.motion.normal};
  svg {
    flex: none;
  }
  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
  }
`;
