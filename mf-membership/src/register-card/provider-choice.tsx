import { CARD_PROVIDERS, PROVIDER_NAME, type CardProvider } from '@dongne/pages';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

interface ProviderChoiceProps {
  readonly value: CardProvider;
  readonly onChange: (provider: CardProvider) => void;
}

const MARK: Record<CardProvider, string> = { inicis: 'KG', nicepay: 'N' };
const TEXT: Record<CardProvider, string> = {
  inicis: '국내 신용카드와 체크카드를 등록해요',
  nicepay: '등록이 잘 안 되면 이쪽을 선택해 주세요',
};

/** Choice of the provider whose window opens. */
export function ProviderChoice({ value, onChange }: ProviderChoiceProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="카드를 등록할 곳">
      {CARD_PROVIDERS.map((provider) => (
        <Option key={provider}>
          <Input
            type="radio"
            name={name}
            checked={provider === value}
            aria-label={PROVIDER_NAME[provider]}
            aria-describedby={`${name}-${provider}`}
            onChange={() => onChange(provider)}
          />
          <Face>
            <Mark aria-hidden="true">{MARK[provider]}</Mark>
            <span>
              <Name>{PROVIDER_NAME[provider]}</Name>
              <Description id={`${name}-${provider}`}>{TEXT[provider]}</Description>
            </span>
            <Chosen size={24} aria-hidden="true" />
          </Face>
        </Option>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Option = styled.label`
  position: relative;
  display: block;
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.large};
  transition:
    background ${({ theme }) => theme.motion.fast},
    border-color ${({ theme }) => theme.motion.fast};
`;

const Name = styled.span`
  display: block;
  ${({ theme }) => theme.type.bodyStrong}
`;

const Description = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Chosen = styled(CircleCheck)`
  flex: none;
  margin-left: auto;
  color: ${({ theme }) => theme.color.icon.brand};
  visibility: hidden;
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:checked + ${Face} {
    border-color: ${({ theme }) => theme.color.action.primary};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.action.primary};
  }
  &:checked + ${Face} ${Chosen} {
    visibility: visible;
  }
  &:focus-visible + ${Face} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
`;
