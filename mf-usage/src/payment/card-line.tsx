import { byCard, type PaymentCard } from '@dongne/contract';
import { payMethodPaths } from '@dongne/contract/paths';
import { spokenCard } from '@dongne/pages';
import { Text } from '@dongne/ui';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useMyCard } from './use-my-card';

interface CardLineProps {
  /** Page to return to after a registration. */
  readonly returnTo: string;
  /** Text without a card. */
  readonly withoutCard: string;
  /** Sunken box, between texts. */
  readonly isBoxed?: boolean;
}

/** Card that pays, or a link to register one; renders nothing for members who do not pay by card. */
export const CardLine = (props: CardLineProps) => {
  const card = useMyCard();
  if (card === undefined || card === 'unread') return null;
  return (
    <Line $isBoxed={props.isBoxed ?? false}>
      <CreditCard size={20} aria-hidden="true" />
      {card === null ? <NoCard {...props} /> : <MyCard card={card} />}
    </Line>
  );
};

const MyCard = ({ card }: { readonly card: PaymentCard }) => (
  <Text as="p" $type="labelStrong">
    {byCard(spokenCard(card))} 결제돼요
  </Text>
);

const NoCard = ({ returnTo, withoutCard }: CardLineProps) => (
  <div>
    <Text as="p" $type="labelStrong">
      등록된 카드가 없어요
    </Text>
    <Text as="p" $type="caption" $color="secondary">
      {withoutCard}
    </Text>
    <Register to={payMethodPaths.card(returnTo)}>카드 등록하기</Register>
  </div>
);

const Line = styled.div<{ $isBoxed: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} 0;
  ${({ theme, $isBoxed }) =>
    $isBoxed &&
    css`
      padding: ${theme.space[4]};
      border-radius: ${theme.radius.medium};
      background: ${theme.color.surface.sunken};
    `}

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

/* Touch target in its own line at any text size. */
const Register = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  text-decoration: underline;
`;
