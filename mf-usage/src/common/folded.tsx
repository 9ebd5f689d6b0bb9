import { Text } from '@dongne/ui';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface FoldedProps {
  readonly title: string;
  /** One line of the folded section: the most asked of its facts. */
  readonly short: ReactNode;
  readonly children: ReactNode;
}

/** Section of a page that opens by a tap; a region named by its heading. */
export const Folded = ({ title, short, children }: FoldedProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details>
        <Summary>
          <Words>
            <Text as="h2" id={id} $type="title2">
              {title}
            </Text>
            <Text as="span" $type="label" $color="tertiary">
              {short}
            </Text>
          </Words>
          <ChevronDown size={20} aria-hidden="true" />
        </Summary>
        <Content>{children}</Content>
      </details>
    </section>
  );
};

/** Line that opens its details, with an arrow that turns. */
export const Summary = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: ${({ theme }) => theme.space[4]} 0;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  > svg:last-child {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  details[open] > & > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > span {
    display: block;
  }
`;

const Content = styled.div`
  padding-bottom: ${({ theme }) => theme.space[4]};
`;
