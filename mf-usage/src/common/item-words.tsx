import { DOT } from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';

interface ItemWordsProps {
  /** Difference from the request; null without one. */
  readonly difference: string | null;
  /** Words of the shop; may be empty. */
  readonly note: string;
}

/** One line on an item: `예상보다 2,000원 높아요 · 세탁소가 남긴 말: 얼룩 제거 포함`. Renders nothing without words. */
export const ItemWords = ({ difference, note }: ItemWordsProps) =>
  difference === null && note === '' ? null : (
    <Words>
      {difference !== null && <Difference>{difference}</Difference>}
      {difference !== null && note !== '' && DOT}
      {note !== '' && `세탁소가 남긴 말: ${note}`}
    </Words>
  );

const Words = styled(Text).attrs({ $type: 'label', $color: 'secondary' })`
  margin-top: ${({ theme }) => theme.space[2]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Difference = styled.strong`
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.warning};
`;
