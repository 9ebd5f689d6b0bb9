import { formatWon, type RequestItem } from '@dongne/contract';
import { Price, Switch, Text } from '@dongne/ui';
import styled from 'styled-components';
import { PhotoRow } from '../common/photo-row';

interface ApproveItemProps {
  readonly item: RequestItem;
  readonly isApproved: boolean;
  readonly onChange: (isApproved: boolean) => void;
}

/** One item as the shop found it: what was estimated, what it costs now and why, and whether it is done. */
export const ApproveItem = ({ item, isApproved, onChange }: ApproveItemProps) => (
  <Item>
    {item.photos.length > 0 && <PhotoRow name={`${item.name} 사진`} photos={item.photos} />}
    <Switch
      label={`${item.name} 진행`}
      description={
        <>
          {item.kind === 'mend' ? '수선' : item.category}
          {item.estimatedWon !== null && ` · 예상 ${formatWon(item.estimatedWon)}`}
        </>
      }
      checked={isApproved}
      onChange={() => onChange(!isApproved)}
    />
    <Line>
      <Text as="span" $type="label" $color="secondary">
        {item.note}
      </Text>
      {isApproved ? (
        <Price amountWon={item.priceWon} />
      ) : (
        <Text as="span" $type="label" $color="tertiary">
          그대로 돌려받아요
        </Text>
      )}
    </Line>
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
`;
