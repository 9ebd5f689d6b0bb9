import { Children, type ElementType, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '../feedback/spinner';
import type { PolymorphicProps } from '../layout/polymorphic';
import type { Theme } from '../theme/theme';

export type ButtonSize = 'large' | 'normal' | 'medium' | 'small';
export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonOwnProps {
  readonly children: ReactNode;
  /** Height: 62, 56, 50, 44 px. */
  readonly size?: ButtonSize | undefined;
  readonly tone?: ButtonTone | undefined;
  /** Shows that its action is running: keeps its width, announces it, and ignores further clicks. */
  readonly pending?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  /** Icon before the text. */
  readonly icon?: ReactNode;
}

export type ButtonProps<E extends ElementType = 'button'> = PolymorphicProps<E, ButtonOwnProps>;

/**
 * Button. One `primary` per screen; `as={Link}` for a link.
 * Not for choosing between options (`Chip`, `ChoiceGroup`) and not for an icon alone (`IconButton`).
 */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  // Widened on purpose: the public type above is exact, the inner element is any.
  const {
    as,
    children,
    size,
    tone,
    pending = false,
    fullWidth,
    icon,
    onClick,
    ...rest
  }: ButtonProps<ElementType> = props;
  const element: ElementType = as ?? 'button';

  const handleClick = (event: MouseEvent) => {
    // Not `disabled`, which would drop the focus and hide the pending button from screen readers.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };

  const attributes: Record<string, unknown> = {
    ...(element === 'button' && { type: 'button' }),
    ...rest,
    ...(pending && { 'aria-busy': true, 'aria-disabled': true }),
    as: element,
    onClick: handleClick,
  };

  return (
    <Root {...attributes} $size={size ?? 'normal'} $tone={tone ?? 'primary'} $fullWidth={fullWidth ?? false}>
      <Label key={textOf(children)} $pending={pending}>
        {icon}
        {children}
      </Label>
      {pending && (
        <Pending>
          <Spinner size={22} />
        </Pending>
      )}
    </Root>
  );
}

/**
 * Text of a label without elements. Used as a key, so that React replaces the whole label: translators detach text
 * nodes, and a new amount written into one would be invisible.
 */
const textOf = (children: ReactNode): string | undefined => {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : undefined;
};

const SIZES: Record<ButtonSize, ReturnType<typeof css>> = {
  large: css`
    min-height: ${({ theme }) => theme.size.buttonLarge};
    padding: 0 ${({ theme }) => theme.space[6]};
    ${({ theme }) => theme.type.title3}
    border-radius: ${({ theme }) => theme.radius.large};
  `,
  normal: css`
    min-height: ${({ theme }) => theme.size.buttonNormal};
    padding: 0 ${({ theme }) => theme.space[5]};
    ${({ theme }) => theme.type.title3}
    border-radius: ${({ theme }) => theme.radius.large};
  `,
  medium: css`
    min-height: ${({ theme }) => theme.size.buttonMedium};
    padding: 0 ${({ theme }) => theme.space[5]};
    ${({ theme }) => theme.type.bodyStrong}
    border-radius: ${({ theme }) => theme.radius.medium};
  `,
  small: css`
    min-height: ${({ theme }) => theme.size.buttonSmall};
    padding: 0 ${({ theme }) => theme.space[4]};
    ${({ theme }) => theme.type.labelStrong}
    border-radius: ${({ theme }) => theme.radius.medium};
  `,
};

/** Colours of each tone: text, background, and background when pressed or hovered. */
const TONES = {
  primary: { front: 'onPrimary', ground: 'primary', pressed: 'primaryPressed' },
  secondary: { front: 'onSecondary', ground: 'secondary', pressed: 'secondaryPressed' },
  ghost: { front: 'onNeutral', ground: 'neutral', pressed: 'neutralPressed' },
  danger: { front: 'onDanger', ground: 'danger', pressed: 'dangerPressed' },
} as const satisfies Record<ButtonTone, Record<string, keyof Theme['color']['action']>>;

const Root = styled.button<{ $size: ButtonSize; $tone: ButtonTone; $fullWidth: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  text-align: center;
  transition: transform ${({ theme }) => theme.motion.fast};
  ${({ $size }) => SIZES[$size]}
  color: ${({ theme, $tone }) => theme.color.action[TONES[$tone].front]};
  background: ${({ theme, $tone }) => theme.color.action[TONES[$tone].ground]};

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme, $tone }) => theme.color.action[TONES[$tone].pressed]};
      /*
       * Limited to this case: if the tone itself changes, a fading background lags behind its text and hurts contrast.
       */
      transition:
        background ${({ theme }) => theme.motion.fast},
        transform ${({ theme }) => theme.motion.fast};
    }
  }
  &:active {
    background: ${({ theme, $tone }) => theme.color.action[TONES[$tone].pressed]};
    opacity: 1;
    transform: scale(0.98);
  }
  &[aria-busy='true'] {
    background: ${({ theme, $tone }) => theme.color.action[TONES[$tone].ground]};
    transform: none;
    cursor: progress;
  }
  &:disabled {
    transform: none;
    color: ${({ theme }) => theme.color.action.onDisabled};
    background: ${({ theme }) => theme.color.action.disabled};
  }
`;

const Label = styled.span<{ $pending: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[1]};
  /* Invisible but present, to hold the width and the name. */
  opacity: ${({ $pending }) => ($pending ? 0 : 1)};
`;

const Pending = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
