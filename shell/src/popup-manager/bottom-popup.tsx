import { IconButton } from '@dongne/ui';
import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useFocusCard, useNonModalCard } from './use-non-modal-card';

interface BottomPopupProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** Operators' popup at the foot of Home, above the tabs; not modal. */
export const BottomPopup = ({ title, children, actions, onClose }: BottomPopupProps) => {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useNonModalCard({ card, onClose });
  useFocusCard(card);
  return (
    <Card ref={card} tabIndex={-1} role="dialog" aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        <IconButton label="닫기" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <Words>{children}</Words>
      <Actions>{actions}</Actions>
    </Card>
  );
};

const rise = keyframes`from { transform: translate(-50%, 24px); opacity: 0; }`;

const Card = styled.div`
  position: fixed;
  bottom: calc(
    ${({ theme }) => theme.size.tabBar} + ${({ theme }) => theme.safeArea.bottom} + ${({ theme }) => theme.space[2]}
  );
  left: 50%;
  z-index: ${({ theme }) => theme.layer.tutorial};
  width: calc(100% - 2 * ${({ theme }) => theme.space[3]});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  transform: translateX(-50%);
  animation: ${rise} ${({ theme }) => theme.motion.slow};

  &:focus {
    outline: none;
  }

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
    width: calc(${({ theme }) => theme.size.column} - 2 * ${({ theme }) => theme.space[3]});
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-right: calc(-1 * ${({ theme }) => theme.space[2]});
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.title3}
`;

const Words = styled.p`
  color: ${({ theme }) => theme.color.text.secondary};
  white-space: pre-line;
`;

const Actions = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
`;
