import { formatWon, type RequestItem } from '@dongne/contract';
import { ChoiceGroup, Price, Text } from '@dongne/ui';
import styled from 'styled-components';
import { itemKindOf } from '../common/item-kind';
import { PhotoRow } from '../common/photo-row';

interface ApproveItemProps {
  readonly item: RequestItem;
  readonly isApproved: boolean;
  readonly onChange: (isApproved: boolean) => void;
}

const CHOICES = [
  { value: 'wash', label: '세탁할게요' },
  { value: 'decline', label: '빼고 돌려받을게요' },
] as const;

/** One item as the shop found it: what was estimated, what it costs now and why, and whether it is done. */
export const ApproveItem = ({ item, isApproved, onChange }: ApproveItemProps) => (
  <Item>
    {item.photos.length > 0 && <PhotoRow name={`${item.name} 사진`} photos={item.photos} />}
    <ChoiceGroup
      label={item.name}
      columns={2}
      choices={CHOICES}
      value={isApproved ? 'wash' : 'decline'}
      onChange={(choice) => onChange(choice === 'wash')}
    />
    <Line>
      <Text as="span" $type="caption" $color="tertiary">
        {[itemKindOf(item), item.estimatedWon === null ? undefined : `예상 ${formatWon(item.estimatedWon)}`]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Text>
      {isApproved ? (
        <Price amountWon={item.priceWon} />
      ) : (
        <Text as="span" $type="label" $color="tertiary">
          그대로 돌려받아요
        </Text>
      )}
    </Line>
    {item.note !== '' && (
      <Text as="p" $type="label" $color="secondary">
        {item.note}
      </Text>
    )}
  </Item>
);

const Item = styled.li`
  padding: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[4]};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${({ theme }) => theme.space[2]};
`;
