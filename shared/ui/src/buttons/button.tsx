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
  /** Something it started is under way: keeps its width, says so, and ignores further clicks. */
  readonly pending?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  /** An icon before the text. */
  readonly icon?: ReactNode;
}

export type ButtonProps<E extends ElementType = 'button'> = PolymorphicProps<E, ButtonOwnProps>;

/**
 * The way to act. One `primary` per screen; `as={Link}` when it leads to another page.
 * Not for choosing between options (`Chip`, `ChoiceGroup`) and not for an icon alone (`IconButton`).
 */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  // Widened on purpose: the public type above is exact, the element inside is any.
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
    // Not `disabled`: that would drop the focus and hide the button from a screen reader while it waits.
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
 * The text of a label that is nothing but text. As a key it makes React replace the whole label: translators of browsers take
 * text nodes out of the page, and a new amount written into one of these would not be seen.
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

/** The roles of each tone: what is written, what it stands on, and what that becomes under a finger or a pointer. */
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
      /* Only here: where the tone itself changes, a ground that fades lags behind its words, which nobody can read half way. */
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
  /* Unseen but still there: it holds the width and the name. */
  opacity: ${({ $pending }) => ($pending ? 0 : 1)};
`;

const Pending = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
