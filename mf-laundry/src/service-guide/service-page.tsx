import { BRAND, MEMBERSHIP, PICKUP_SLOT } from '@dongne/contract';
import { laundryPaths, servicePaths } from '@dongne/contract/paths';
import { useCapabilities } from '@dongne/platform';
import { Button, FixedActions, ListRow, PageBody, Section, Text, WashingMachinePicture } from '@dongne/ui';
import { BadgePercent, MapPinned, ReceiptText, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** 서비스 안내: introduction for new customers. */
export const ServicePage = () => (
  <PageBody>
    <Hero>
      <WashingMachinePicture size={140} />
      <Text as="h2" $type="title1">
        {BRAND.tagline}
      </Text>
      <Text $type="label" $color="tertiary">
        {BRAND.name}은 우리 동네 세탁소와 집을 이어 드려요.
      </Text>
    </Hero>
    <Section title="이런 서비스예요">
      <ul>
        <li>
          <ListRow
            leading={<Truck aria-hidden="true" />}
            title="문 앞에서 수거하고 배송해요"
            description={`매일 ${PICKUP_SLOT.firstHour}시부터 ${PICKUP_SLOT.lastHour}시까지, ${PICKUP_SLOT.minutes / 60}시간 단위로 고를 수 있어요.`}
          />
        </li>
        <li>
          <ListRow
            leading={<ReceiptText aria-hidden="true" />}
            title="금액을 승인해야 세탁을 시작해요"
            description="세탁소가 품목과 금액을 확인하면 알려 드려요. 원하시면 신청할 때 금액을 정해 미리 승인할 수도 있어요."
          />
        </li>
        <MembershipRow />
        <li>
          <ListRow
            as={Link}
            to={servicePaths.areas()}
            leading={<MapPinned aria-hidden="true" />}
            title="서비스 지역 보기"
            description="우리 동네에서 쓸 수 있는지 확인해 보세요."
          />
        </li>
      </ul>
    </Section>
    <FixedActions>
      <Button as={Link} to={laundryPaths.list()} fullWidth>
        세탁소 찾기
      </Button>
    </FixedActions>
  </PageBody>
);

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[4]};
  text-align: center;
`;

/** Hidden for partner programmes without the membership. */
const MembershipRow = () =>
  useCapabilities().can.membership && (
    <li>
      <ListRow
        leading={<BadgePercent aria-hidden="true" />}
        title={`멤버십이면 ${MEMBERSHIP.discountPercent}% 할인돼요`}
        description="제휴 세탁소에서 맡길 때마다 적용돼요."
      />
    </li>
  );
