import { ChevronRight } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import type { PolymorphicProps } from './polymorphic';

interface ListRowOwnProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Icon or picture. */
  readonly leading?: ReactNode;
  /** Value, badge or switch. */
  readonly trailing?: ReactNode;
  /** Arrow at the end; by default if the row is a link or a button. */
  readonly arrow?: boolean | undefined;
}

export type ListRowProps<E extends ElementType = 'div'> = PolymorphicProps<E, ListRowOwnProps>;

/**
 * Row of a list or a menu: `as={Link}` navigates, `as="button"` acts, otherwise it is static. Put it in `<li>` within a
 * `<ul>`.
 */
export function ListRow<E extends ElementType = 'div'>(props: ListRowProps<E>) {
  const { as, title, description, leading, trailing, arrow, ...rest }: ListRowProps<ElementType> = props;
  const element: ElementType = as ?? 'div';
  const hasArrow = arrow ?? element !== 'div';
  const attributes: Record<string, unknown> = { ...(element === 'button' && { type: 'button' }), ...rest, as: element };
  return (
    <Root {...attributes}>
      {leading}
      <Middle>
        <Title>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </Middle>
      {trailing !== undefined && <Trailing>{trailing}</Trailing>}
      {hasArrow && <Arrow size={20} aria-hidden="true" />}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: ${({ theme }) => theme.space[3]} 0;

  &:is(a, button)::before {
    content: '';
    position: absolute;
    inset: 0 calc(-1 * ${({ theme }) => theme.space[3]});
    border-radius: ${({ theme }) => theme.radius.medium};
    transition: background ${({ theme }) => theme.motion.fast};
  }
  ${({ theme }) => theme.media.hover} {
    &:is(a, button):hover::before {
      background: ${({ theme }) => theme.color.surface.pressed};
    }
  }
  &:is(a, button):active {
    opacity: 1;
  }
  &:is(a, button):active::before {
    background: ${({ theme }) => theme.color.action.neutral};
  }
  & > * {
    position: relative;
  }
`;

const Middle = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  display: block;
  ${({ theme }) => theme.type.body}
`;

const Description = styled.span`
  display: block;
  margin-top: 2px;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Trailing = styled.span`
  flex: none;
  max-width: 50%;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Arrow = styled(ChevronRight)`
  flex: none;
  color: ${({ theme }) => theme.color.icon.secondary};
`;
