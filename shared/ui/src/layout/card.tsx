import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import type { PolymorphicProps } from './polymorphic';

export type CardTone = 'plain' | 'sunken' | 'brand';

interface CardOwnProps {
  readonly children: ReactNode;
  readonly tone?: CardTone | undefined;
}

export type CardProps<E extends ElementType = 'div'> = PolymorphicProps<E, CardOwnProps>;

/** Group of related content with a soft border. `as={Link}` makes it a link. */
export function Card<E extends ElementType = 'div'>(props: CardProps<E>) {
  const { tone, children, ...attributes }: CardOwnProps & Record<string, unknown> = props;
  return (
    <Root {...attributes} $tone={tone ?? 'plain'}>
      {children}
    </Root>
  );
}

const Root = styled.div<{ $tone: CardTone }>`
  display: block;
  width: 100%;
  padding: ${({ theme }) => theme.space[5]};
  background: ${({ theme, $tone }) =>
    ({ plain: theme.color.surface.raised, sunken: theme.color.surface.sunken, brand: theme.color.surface.brand })[
      $tone
    ]};
  border: 1px solid ${({ theme, $tone }) => ($tone === 'plain' ? theme.color.border.strong : 'transparent')};
  border-radius: ${({ theme }) => theme.radius.large};

  &:is(a, button) {
    transition: background ${({ theme }) => theme.motion.fast};
  }
  &:is(a, button):active {
    background: ${({ theme, $tone }) => ($tone === 'brand' ? theme.color.action.secondaryPressed : theme.color.action.neutral)};
  }
`;
