import { MEMBERSHIP } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { ListRow, Section } from '@dongne/ui';
import { BadgePercent, CalendarCheck, Store } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Benefits of a membership, and where they apply. */
export function MembershipBenefits() {
  return (
    <Section title="이런 점이 좋아요">
      <ul>
        <li>
          <ListRow
            leading={<BadgePercent aria-hidden="true" />}
            title={`세탁 요금 ${MEMBERSHIP.discountPercent}% 할인`}
            description="횟수 제한 없이, 신청할 때마다 바로 할인돼요."
          />
        </li>
        <li>
          <ListRow
            leading={<CalendarCheck aria-hidden="true" />}
            title="부담 없는 해지"
            description="해지해도 결제한 기간이 끝날 때까지 할인을 받아요."
          />
        </li>
        <li>
          <ListRow
            as={Link}
            to={`${laundryPaths.list()}?isMembershipService=1`}
            leading={<Store aria-hidden="true" />}
            title="제휴 세탁소 보기"
            description="내 주변에서 할인받을 수 있는 세탁소예요."
          />
        </li>
      </ul>
    </Section>
  );
}
