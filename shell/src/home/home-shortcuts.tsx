import { BRAND, DELIVERY_BAG, formatWon, MEMBERSHIP } from '@dongne/contract';
import { contentPaths, deliveryBagPaths, membershipPaths } from '@dongne/contract/paths';
import { ListRow } from '@dongne/ui';
import { BadgePercent, CircleHelp, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';

interface HomeShortcutsProps {
  /** Partner programmes may exclude the membership. */
  readonly isMembershipShown: boolean;
  readonly hasMembership?: boolean;
  /** Has no membership, card or request yet: the service is explained; ruling on `basicUserInfo`. */
  readonly isBasic: boolean;
}

/** Shortcuts to everything else. */
export const HomeShortcuts = ({ isMembershipShown, hasMembership = false, isBasic }: HomeShortcutsProps) => (
  <ul>
    {isMembershipShown && (
      <li>
        <ListRow
          as={Link}
          to={membershipPaths.home()}
          leading={<BadgePercent aria-hidden="true" />}
          title={hasMembership ? '멤버십 이용 중' : `멤버십이면 ${MEMBERSHIP.discountPercent}% 할인`}
          description={
            hasMembership
              ? `제휴 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받아요`
              : `월 ${formatWon(MEMBERSHIP.monthlyWon)}으로 제휴 세탁소 ${MEMBERSHIP.discountPercent}% 할인`
          }
        />
      </li>
    )}
    <li>
      <ListRow
        as={Link}
        to={deliveryBagPaths.home()}
        leading={<ShoppingBag aria-hidden="true" />}
        title="수거백 신청"
        // Hidden from assistive technology: the link is named by its action.
        description={
          <span aria-hidden="true">{`첫 수거백은 무료, 영업일 기준 ${DELIVERY_BAG.weekdays}일 이내 배송`}</span>
        }
      />
    </li>
    <li>
      <ListRow
        as={Link}
        to={contentPaths.howToUse()}
        leading={<CircleHelp aria-hidden="true" />}
        title={isBasic ? `${BRAND.name}, 처음이신가요?` : '이용 방법'}
        description={isBasic ? '신청부터 배송까지 이용 방법을 알려 드려요' : undefined}
      />
    </li>
  </ul>
);
