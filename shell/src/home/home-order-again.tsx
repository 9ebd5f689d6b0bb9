import { DOT, formatDay, type LastOrder } from '@dongne/contract';
import { applicatePaths, laundryPaths } from '@dongne/contract/paths';
import { Button, Card, Section, ShopFace, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface HomeOrderAgainProps {
  /** Last order, as far as it can be repeated. */
  readonly order: LastOrder | undefined;
  /** True when something more urgent has the page's primary button. */
  readonly isQuiet: boolean;
}

/** Order entry for a returning customer: repeat the last order or choose another shop. */
export const HomeOrderAgain = ({ order, isQuiet }: HomeOrderAgainProps) => (
  <Section title="새로 맡기기">
    <Stack $gap={2}>
      {order !== undefined && (
        <Card tone={isQuiet ? 'plain' : 'brand'}>
          <Stack $gap={4}>
            <Last>
              <ShopFace id={order.laundryId} picture={order.profilePicture} size={48} />
              <Words>
                <Text as="h3" $type="title3">
                  {order.laundryName}
                </Text>
                <Text $type="label" $color="secondary">
                  {whatItWas(order)}
                </Text>
                <Text $type="caption" $color="secondary">
                  {formatDay(order.orderedAt)} 신청
                </Text>
              </Words>
            </Last>
            <Button as={Link} to={againPath(order)} size="medium" tone={isQuiet ? 'secondary' : 'primary'} fullWidth>
              지난번처럼 다시 신청
            </Button>
          </Stack>
        </Card>
      )}
      <Button
        as={Link}
        to={laundryPaths.list()}
        size="medium"
        tone={order === undefined ? 'secondary' : 'ghost'}
        fullWidth
      >
        주변 세탁소 찾기
      </Button>
    </Stack>
  </Section>
);

/** Formats `와이셔츠 2개 · 하의 1개`. */
const whatItWas = ({ items, laundryNumByUser }: LastOrder): string =>
  items.length === 0
    ? `세탁물 ${laundryNumByUser}개`
    : items.map(({ category, count }) => `${category} ${count}개`).join(DOT);

/** Path of that shop's form, prefilled from the order. */
const againPath = ({ laundryId, applicationId }: LastOrder): string =>
  applicatePaths.form(laundryId, { again: applicationId });

const Last = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;

const Words = styled.div`
  min-width: 0;
`;
