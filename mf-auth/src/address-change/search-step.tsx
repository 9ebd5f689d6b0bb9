import type { Area, MemberAddress } from '@dongne/contract';
import { Button, Card, PageBody, Text } from '@dongne/ui';
import styled from 'styled-components';
import { AreaSearch } from '../common/address/area-search';
import { StepTitle } from '../common/step-title';
import { SavedAddresses } from './saved-addresses';

interface SearchStepProps {
  readonly current: MemberAddress;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (area: Area) => void;
  readonly onEditCurrent: () => void;
  /** Called after a previously used address became the current one. */
  readonly onTaken: () => void;
}

/** Current address and the search for another. */
export function SearchStep({ current, onEditCurrent, onTaken, ...search }: SearchStepProps) {
  return (
    <PageBody>
      <Card tone="sunken">
        <Line>
          <div>
            <Text $type="captionStrong" $color="tertiary">
              지금 주소
            </Text>
            <Text $type="bodyStrong">{current.roadAddress || current.address}</Text>
            <Text $type="label" $color="secondary">
              {current.subAddress}
            </Text>
          </div>
          <Button size="small" tone="secondary" onClick={onEditCurrent}>
            수정
          </Button>
        </Line>
      </Card>
      <StepTitle>새 주소를 찾아 주세요</StepTitle>
      <AreaSearch {...search} shortcuts={<SavedAddresses onTaken={onTaken} />} />
    </PageBody>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  > button {
    flex: none;
  }
`;
