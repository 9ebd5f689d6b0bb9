import {
  DOT,
  formatCalendarDay,
  formatTimeRange,
  PICKUP_SLOT,
  seoulDate,
  type MemberAddress,
  type ShopDetail,
} from '@dongne/contract';
import { useMemberAddress } from '@dongne/platform';
import { ListRow, Text } from '@dongne/ui';
import styled from 'styled-components';
import { expectedReturnOf } from '../pickup-slot/expected-return';
import type { NewRequestValues } from '../request-form/new-request-values';
import { handedOverBy, returnedPieces } from '../request-form/wishes-rules';

interface PickupSummaryProps {
  readonly wishes: NewRequestValues;
  readonly shop: ShopDetail;
  readonly onChange: () => void;
}

const MINUTE_MS = 60_000;

const timeText = (startsAt: string | null): string => {
  if (startsAt === null) return '';
  const endsAt = new Date(Date.parse(startsAt) + PICKUP_SLOT.minutes * MINUTE_MS).toISOString();
  return `${formatCalendarDay(seoulDate(startsAt))} ${formatTimeRange(startsAt, endsAt)} 수거`;
};

const placeText = ({ roadAddress, address, subAddress }: MemberAddress): string =>
  [roadAddress || address, subAddress].filter(Boolean).join(' ');

/* The row has room above and below of its own. */
const Row = styled.div`
  margin: calc(-1 * ${({ theme }) => theme.space[3]}) 0 calc(-1 * ${({ theme }) => theme.space[2]});
`;

/** Choices of the first screen in one line, which leads back to it. */
export const PickupSummary = ({ wishes, shop, onChange }: PickupSummaryProps) => {
  const address = useMemberAddress();
  const back = expectedReturnOf({ shop, startsAt: wishes.collectionTime, pieces: returnedPieces(wishes) });
  return (
    <Row>
      <ListRow
        as="button"
        onClick={onChange}
        title={
          <Text as="strong" $type="bodyStrong">
            {timeText(wishes.collectionTime)}
          </Text>
        }
        description={
          <>
            {back !== null && (
              <Text as="span" $type="labelStrong" $color="brand">
                {back}
                <br />
              </Text>
            )}
            {shop.laundryName}
            {DOT}
            세탁물 {handedOverBy(wishes)}개
            {address.state === 'ready' && (
              <>
                <br />
                {placeText(address.value)}
              </>
            )}
          </>
        }
        trailing="변경"
      />
    </Row>
  );
};
