import {
  DOT,
  BRAND,
  DELIVERY_BAG,
  endpoints,
  formatCalendarDay,
  formatWon,
  type DeliveryBagOrder,
} from '@dongne/contract';
import { deliveryBagPaths } from '@dongne/contract/paths';
import { sessionAtom, useRemote } from '@dongne/platform';
import { Button, Card, CollectionBagPicture, FixedActions, KeyValueList, PageBody, Section, Text } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BagProgress } from './bag-progress';

/** 수거백: description and price; product specification §9 and ruling on collection bags. */
export const DeliveryBagPage = () => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return isMember ? <MemberBagPage /> : <BagPage />;
};

/** Renders the description before the state of the member's bag is loaded. */
const MemberBagPage = () => {
  const bag = useRemote(endpoints.deliveryBag);
  return bag.state === 'ready' ? <BagPage deliverBy={bag.value.deliverBy} order={bag.value.openOrder} /> : <BagPage />;
};

interface BagPageProps {
  /** Delivery day of a bag ordered now. */
  readonly deliverBy?: string;
  /** Open order. */
  readonly order?: DeliveryBagOrder | null;
}

const BagPage = ({ deliverBy, order = null }: BagPageProps) => {
  const days = `영업일 기준 ${DELIVERY_BAG.weekdays}일 이내`;
  return (
    <PageBody>
      <Hero>
        <CollectionBagPicture size={148} />
        <Text as="h2" $type="title1">
          담아서 문 앞에 두기만 하세요
        </Text>
        <Text $type="label" $color="tertiary">
          튼튼하고 여러 번 쓸 수 있는 {BRAND.name} 수거백이에요.
        </Text>
      </Hero>
      <Card tone="sunken">
        <KeyValueList
          rows={[
            { key: '회원 첫 신청', value: '무료' },
            { key: '다음 신청부터', value: formatWon(DELIVERY_BAG.priceWon) },
            {
              key: '배송',
              value: deliverBy === undefined ? days : `${days}${DOT}${formatCalendarDay(deliverBy)}까지`,
            },
          ]}
        />
      </Card>
      {order !== null && <BagProgress order={order} />}
      <Section title="이렇게 써요">
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Section>
      {order === null && (
        <FixedActions>
          <Button as={Link} to={deliveryBagPaths.apply()} fullWidth>
            수거백 신청하기
          </Button>
        </FixedActions>
      )}
    </PageBody>
  );
};

const STEPS = [
  '맡길 옷과 이불을 수거백에 담아요.',
  '수거를 신청하고 수거백을 문 앞에 둬요.',
  '세탁이 끝나면 수거백에 담아 다시 문 앞으로 가져다드려요.',
];

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[8]};
  text-align: center;
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  counter-reset: step;
  li {
    display: flex;
    gap: ${({ theme }) => theme.space[3]};
    align-items: baseline;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    ${({ theme }) => theme.type.labelStrong}
    color: ${({ theme }) => theme.color.text.brand};
  }
`;
