import { formatCalendarDay, formatDay, seoulDate, type DeliveryBagOrder } from '@dongne/contract';
import { useNow } from '@dongne/platform';
import { Card, KeyValueList, Section, Text } from '@dongne/ui';

/** Progress of an ordered bag: its delivery day and courier. */
export const BagProgress = ({ order }: { order: DeliveryBagOrder }) => {
  const { orderedAt, deliverBy, shippedAt, carrier, trackingNumber } = order;
  const isLate = seoulDate(useNow()) > deliverBy;
  return (
    <Section title={shippedAt === null ? '수거백을 준비하고 있어요' : '수거백이 오고 있어요'}>
      <Card tone="sunken">
        <KeyValueList
          rows={[
            { key: '신청한 날', value: formatDay(orderedAt) },
            { key: '도착 예정', value: `${formatCalendarDay(deliverBy)}까지` },
            ...(shippedAt === null ? [] : [{ key: '보낸 날', value: formatDay(shippedAt) }]),
            ...(carrier === null ? [] : [{ key: '택배사', value: carrier }]),
            ...(trackingNumber === null ? [] : [{ key: '송장 번호', value: trackingNumber }]),
          ]}
        />
      </Card>
      {isLate && (
        <Text $type="label" $color="secondary">
          예정한 날보다 늦어지고 있어요. 불편을 드려 죄송해요. 도움이 필요하면 고객센터에 알려 주세요.
        </Text>
      )}
    </Section>
  );
};
