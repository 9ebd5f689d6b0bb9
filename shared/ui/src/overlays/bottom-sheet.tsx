import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../buttons/icon-button';
import { useModalLayer } from './modal-layer';
import { Portal } from './portal';
import { Scrim } from './scrim';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Heading and accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Sticky footer below the scrolling content: the button that applies the choice. */
  readonly footer?: ReactNode;
}

/**
 * Modal bottom sheet, at most 82vh high and 600 px wide: filters, choices, terms. Closes by its button, the scrim and
 * Escape.
 * For a question with two answers use `ConfirmDialog`.
 */
export function BottomSheet({ open, ...sheet }: BottomSheetProps) {
  return open ? (
    <Portal>
      <OpenSheet {...sheet} />
    </Portal>
  ) : null;
}

function OpenSheet({ onClose, title, children, footer }: Omit<BottomSheetProps, 'open'>) {
  const id = useId();
  const layer = useModalLayer(onClose);
  return (
    <Scrim onClick={(event) => event.target === event.currentTarget && onClose()}>
      <Sheet {...layer} role="dialog" aria-modal="true" aria-labelledby={id}>
        <Head>
          <Title id={id}>{title}</Title>
          <IconButton label="닫기" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </Head>
        <Content>{children}</Content>
        {footer !== undefined && <Foot>{footer}</Foot>}
      </Sheet>
    </Scrim>
  );
}

const rise = keyframes`from { transform: translate(-50%, 100%); }`;

const Sheet = styled.div`
  position: absolute;
  bottom: 0;
  left: 50%;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ theme }) => theme.size.dialog};
  max-height: min(${({ theme }) => theme.size.sheet}, 100% - ${({ theme }) => theme.safeArea.top});
  padding-bottom: ${({ theme }) => theme.safeArea.bottom};
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.sheet} ${({ theme }) => theme.radius.sheet} 0 0;
  transform: translateX(-50%);
  animation: ${rise} ${({ theme }) => theme.motion.slow};

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
    width: ${({ theme }) => theme.size.column};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[1]}
    ${({ theme }) => theme.size.side};
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.title2}
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side} ${({ theme }) => theme.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.size.side} ${({ theme }) => theme.space[5]};
  flex-wrap: wrap;
  & > * {
    /* Equal widths side by side; stacked where large text leaves no room. */
    flex: 1 1 8rem;
  }
`;
