import { useId, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useModalLayer } from './modal-layer';
import { Portal } from './portal';
import { Scrim } from './scrim';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape. The scrim does not close: an answer is required. */
  readonly onEscape: () => void;
  /** `alertdialog` requires an answer; `dialog` holds content. */
  readonly role?: 'dialog' | 'alertdialog';
  /** At most 350 or 600 px wide. */
  readonly size?: 'small' | 'large';
  readonly title?: string | undefined;
  /** Names the dialog if there is no title. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Stacks the actions. */
  readonly vertical?: boolean | undefined;
}

/**
 * Modal dialog in the middle of the screen. Most questions are an `AlertDialog` or a `ConfirmDialog`; content is a
 * `BottomSheet`.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? (
    <Portal>
      <OpenDialog {...dialog} />
    </Portal>
  ) : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onEscape, role = 'dialog', size = 'small', title, children, actions, vertical = false } = props;
  const id = useId();
  const layer = useModalLayer(onEscape);
  return (
    <Scrim>
      <Box
        {...layer}
        role={role}
        aria-modal="true"
        aria-labelledby={title === undefined ? `${id}-text` : `${id}-title`}
        {...(title !== undefined && { 'aria-describedby': `${id}-text` })}
        $size={size}
      >
        {title !== undefined && <Title id={`${id}-title`}>{title}</Title>}
        <Text id={`${id}-text`}>{children}</Text>
        <Actions $vertical={vertical}>{actions}</Actions>
      </Box>
    </Scrim>
  );
}

const grow = keyframes`from { opacity: 0; transform: translate(-50%, -50%) scale(0.95); }`;

const Box = styled.div<{ $size: 'small' | 'large' }>`
  position: absolute;
  top: 50%;
  left: 50%;
  display: flex;
  flex-direction: column;
  width: calc(100% - 2 * ${({ theme }) => theme.size.side});
  max-width: ${({ theme, $size }) => ($size === 'small' ? theme.size.dialogSmall : theme.size.dialog)};
  max-height: min(${({ theme }) => theme.size.sheet}, 100%);
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[5]};
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.sheet};
  transform: translate(-50%, -50%);
  animation: ${grow} ${({ theme }) => theme.motion.normal};

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
  }
`;

const Title = styled.h2`
  margin-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.title2}
`;

const Text = styled.div`
  min-height: 0;
  overflow-y: auto;
  color: ${({ theme }) => theme.color.text.secondary};
  white-space: pre-line;
`;

const Actions = styled.div<{ $vertical: boolean }>`
  display: flex;
  flex-flow: ${({ $vertical }) => ($vertical ? 'column' : 'row wrap')};
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[6]};
  & > * {
    /* Equal widths side by side; stacked where large text leaves no room. */
    flex: ${({ $vertical }) => ($vertical ? 'none' : '1 1 8rem')};
  }
`;
