import styled from 'styled-components';
import { Spinner } from '../feedback/spinner';
import { ABOVE_MODALS } from './modal-layer';
import { Portal } from './portal';

export interface LoadingOverlayProps {
  readonly open: boolean;
  readonly label?: string;
}

/** Covers the whole app while nothing else may be done. A loading list shows its `Skeleton`, a button its `pending`. */
export function LoadingOverlay({ open, label = '불러오는 중이에요' }: LoadingOverlayProps) {
  if (!open) return null;
  return (
    <Portal>
      <Root {...{ [ABOVE_MODALS]: '' }} role="status" aria-label={label}>
        <Spinner size={40} />
      </Root>
    </Portal>
  );
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.loading};
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.icon.brand};

  /* Separate layer for the translucent background, so that the spinner stays opaque. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ theme }) => theme.color.surface.page};
    opacity: 0.6;
  }
  & > * {
    position: relative;
  }
`;
