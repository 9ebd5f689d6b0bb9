import { Bell, Gift, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../feedback/badge';
import { Price } from '../feedback/price';
import { Rating } from '../feedback/rating';
import { Card } from '../layout/card';
import { Divider } from '../layout/divider';
import { KeyValueList } from '../layout/key-value-list';
import { ListRow } from '../layout/list-row';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import { Tabs } from '../layout/tabs';
import { Text } from '../layout/text';
import { ShopFace } from '../pictures/shop-face';

const TABS = [
  { value: 'processing', label: '진행 중', count: 2 },
  { value: 'completed', label: '완료' },
  { value: 'cancelled', label: '취소' },
] as const;

/** Rows, cards, tabs and facts. */
export function GuideLists() {
  const [tab, setTab] = useState<'processing' | 'completed' | 'cancelled'>('processing');
  return (
    <Section title="목록과 카드">
      <Tabs label="이용 상태" tabs={TABS} value={tab} onChange={setTab}>
        <ul>
          <li>
            <ListRow
              as="a"
              href="#shop"
              leading={<ShopFace id={3} picture={null} size={64} />}
              title={
                <Text as="span" $type="bodyStrong">
                  삼성 크린세탁
                </Text>
              }
              description={<Rating value={4.8} count={1234} />}
              trailing={<Badge tone="brand">세탁 중</Badge>}
            />
          </li>
          <li>
            <ListRow
              as="a"
              href="#shop"
              leading={<ShopFace id={9} picture={null} size={64} />}
              title={
                <Text as="span" $type="bodyStrong">
                  햇살 세탁소
                </Text>
              }
              description="850m · 무료 배송 20,000원부터"
              trailing={<Badge tone="success">배송 완료</Badge>}
            />
          </li>
        </ul>
      </Tabs>
      <Divider />
      <ul>
        <li>
          <ListRow as="a" href="#coupon" leading={<Ticket aria-hidden="true" />} title="쿠폰" trailing="3장" />
        </li>
        <li>
          <ListRow
            as="button"
            leading={<Gift aria-hidden="true" />}
            title="친구 초대"
            description="친구도 나도 3,000포인트"
          />
        </li>
        <li>
          <ListRow leading={<Bell aria-hidden="true" />} title="알림" trailing="꺼짐" />
        </li>
      </ul>
      <Stack $gap={3} style={{ marginTop: 16 }}>
        <Card>
          <KeyValueList
            rows={[
              { key: '코트 1벌', value: <Price amountWon={15_000} type="label" /> },
              { key: '멤버십 할인', value: '-1,500원' },
              {
                key: '결제 금액',
                value: <Price amountWon={13_500} beforeWon={15_000} type="title3" tone="brand" />,
                strong: true,
              },
            ]}
          />
        </Card>
        <Card tone="brand" as="a" href="#membership">
          <Text $type="bodyStrong" $color="brand">
            멤버십이면 10% 할인
          </Text>
          <Text $type="label" $color="secondary">
            한 달 3,900원으로 매번 아껴요
          </Text>
        </Card>
        <Card tone="sunken">
          <Rating value={4.2} count={18} showStars />
        </Card>
        <Stack $direction="row" $gap={2} $wrap>
          <Badge>신청 완료</Badge>
          <Badge tone="brand">멤버십</Badge>
          <Badge tone="success">이용 완료</Badge>
          <Badge tone="warning">금액 확인 대기</Badge>
          <Badge tone="solid">9+</Badge>
        </Stack>
      </Stack>
    </Section>
  );
}
