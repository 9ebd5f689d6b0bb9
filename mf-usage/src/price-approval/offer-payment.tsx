import { type PaymentCard } from '@dongne/contract';
import { spokenCard } from '@dongne/pages';
import { Text } from '@dongne/ui';
import { CreditCard } from 'lucide-react';
import { payMethodPaths } from 'mf-membership/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMyCard } from '../payment/use-my-card';
import { usagePaths } from '../paths';

/** With which card it will be paid, or that there is none yet; nothing for whom no card pays. Approving is possible either way. */
export const OfferPayment = ({ requestId }: { readonly requestId: number }) => {
  const card = useMyCard();
  if (card === undefined || card === 'unread') return null;
  return (
    <Line>
      <CreditCard size={20} aria-hidden="true" />
      {card === null ? <NoCard requestId={requestId} /> : <MyCard card={card} />}
    </Line>
  );
};

const MyCard = ({ card }: { readonly card: PaymentCard }) => (
  <Text as="p" $type="labelStrong">
    {spokenCard(card)}로 결제돼요
  </Text>
);

const NoCard = ({ requestId }: { readonly requestId: number }) => (
  <div>
    <Text as="p" $type="labelStrong">
      등록된 카드가 없어요 · <Register to={payMethodPaths.card(usagePaths.approve(requestId))}>카드 등록하기</Register>
    </Text>
    <Text as="p" $type="caption" $color="secondary">
      지금 승인할 수 있고, 카드를 등록하면 결제돼요.
    </Text>
  </div>
);

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surface.sunken};

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

/* As large as a finger; the line around it keeps its height. */
const Register = styled(Link)`
  padding: ${({ theme }) => theme.space[3]} 0;
  color: ${({ theme }) => theme.color.text.brand};
  text-decoration: underline;
`;
