import type { KeptAddress } from '@dongne/contract';
import { Button, Chip, IconButton, Text } from '@dongne/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';

/** Preset labels; the address may have others. */
const LABELS = ['집', '회사'];

interface SavedAddressRowProps {
  readonly address: KeptAddress;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  readonly onLabel: (word: string) => void;
  readonly onForget: () => void;
}

/** Previously used address with its actions. */
export function SavedAddressRow({ address, isBusy, onTake, onLabel, onForget }: SavedAddressRowProps) {
  const door = [address.roadAddress || address.address, address.subAddress].filter(Boolean).join(' ');
  return (
    <Row>
      <Line>
        <div>
          {address.label !== '' && (
            <Text $type="captionStrong" $color="tertiary">
              {address.label}
            </Text>
          )}
          <Text $type="label">{door}</Text>
        </div>
        {address.isCurrent ? (
          <Text $type="caption" $color="tertiary">
            지금 주소
          </Text>
        ) : (
          <Take size="small" tone="secondary" disabled={isBusy} aria-label={`${door} 선택`} onClick={onTake}>
            선택
          </Take>
        )}
      </Line>
      <Line role="group" aria-label={`${door} 이름`}>
        <Labels>
          {LABELS.map((word) => (
            <Chip
              key={word}
              pressed={address.label === word}
              disabled={isBusy}
              onClick={() => onLabel(address.label === word ? '' : word)}
            >
              {word}
            </Chip>
          ))}
        </Labels>
        <IconButton label={`${door} 지우기`} disabled={isBusy} onClick={onForget}>
          <X aria-hidden="true" />
        </IconButton>
      </Line>
    </Row>
  );
}

const Row = styled.li`
  padding: ${({ theme }) => theme.space[3]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Labels = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;

const Take = styled(Button)`
  flex: none;
`;
