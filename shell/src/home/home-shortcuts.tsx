import { BRAND, DELIVERY_BAG, MEMBERSHIP } from '@dongne/contract';
import { paths, useCapabilities } from '@dongne/platform';
import { ListRow } from '@dongne/ui';
import { BadgePercent, CircleHelp, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** What else one comes to Home for. */
export const HomeShortcuts = () => {
  const { can } = useCapabilities();
  return (
    <List>
      <li>
        <ListRow
          as={Link}
          to={paths.deliveryBag.home()}
          leading={<ShoppingBag aria-hidden="true" />}
          title="수거백 신청"
          // Only seen: the link is named by what it does.
          description={
            <span aria-hidden="true">{`첫 수거백은 무료, 영업일 기준 ${DELIVERY_BAG.weekdays}일 이내 배송`}</span>
          }
        />
      </li>
      {can.membership && (
        <li>
          <ListRow
            as={Link}
            to={paths.membership.home()}
            leading={<BadgePercent aria-hidden="true" />}
            title="멤버십"
            description={`제휴 세탁소에서 언제나 ${MEMBERSHIP.discountPercent}% 할인`}
          />
        </li>
      )}
      <li>
        <ListRow
          as={Link}
          to={paths.content.howToUse()}
          leading={<CircleHelp aria-hidden="true" />}
          title="이용 방법"
          description={`${BRAND.name}, 처음이신가요?`}
        />
      </li>
    </List>
  );
};

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
