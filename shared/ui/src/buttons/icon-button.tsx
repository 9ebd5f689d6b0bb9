import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import type { PolymorphicProps } from '../layout/polymorphic';

interface IconButtonOwnProps {
  /** Accessible name, in Korean. */
  readonly label: string;
  /** Icon of 24 px. */
  readonly children: ReactNode;
}

export type IconButtonProps<E extends ElementType = 'button'> = PolymorphicProps<E, IconButtonOwnProps>;

/** Icon button, 44 × 44 px: app bars, closing, clearing. Where there is room for a word, use `Button`. */
export function IconButton<E extends ElementType = 'button'>(props: IconButtonProps<E>) {
  const { as, label, children, ...rest }: IconButtonProps<ElementType> = props;
  const element: ElementType = as ?? 'button';
  const attributes: Record<string, unknown> = { ...(element === 'button' && { type: 'button' }), ...rest, as: element };
  return (
    <Root {...attributes} aria-label={label}>
      {children}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${({ theme }) => theme.size.touch};
  min-height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.icon.primary};
  border-radius: ${({ theme }) => theme.radius.medium};
  transition: background ${({ theme }) => theme.motion.fast};

  ${({ theme }) => theme.media.hover} {
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.surface.pressed};
    }
  }
  &:active:not(:disabled) {
    background: ${({ theme }) => theme.color.action.neutral};
    opacity: 1;
  }
  &:disabled {
    color: ${({ theme }) => theme.color.text.disabled};
  }
`;
