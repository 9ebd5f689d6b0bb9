import { Star } from 'lucide-react';
import { Text } from '@dongne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { STARS, type ReviewValues } from './review-values';

interface StarFieldProps {
  readonly value: ReviewValues['rating'];
  readonly error: string | undefined;
  readonly onChange: (value: ReviewValues['rating']) => void;
}

/** Meaning of each rating. */
const WORD: Record<(typeof STARS)[number], string> = {
  1: '많이 아쉬워요',
  2: '아쉬워요',
  3: '보통이에요',
  4: '좋아요',
  5: '아주 좋아요',
};

/** One to five stars as radio buttons for finger, arrow keys and screen reader. */
export const StarField = ({ value, error, onChange }: StarFieldProps) => {
  const name = useId();
  return (
    <Field role="radiogroup" aria-label="별점" {...(error !== undefined && { 'data-wrong': '' })}>
      <Stars>
        {STARS.map((star) => (
          <Option key={star}>
            <Input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={`${star}점`}
              onChange={() => onChange(star)}
            />
            <Mark aria-hidden="true" $isOn={value !== '' && Number(star) <= Number(value)} size={40} />
          </Option>
        ))}
      </Stars>
      <Text $type="labelStrong" $color="secondary" aria-hidden="true">
        {value === '' ? '별점을 골라 주세요' : WORD[value]}
      </Text>
      <Text $type="caption" $color="warning" role="status">
        {error}
      </Text>
    </Field>
  );
};

const Field = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${({ theme }) => theme.space[5]} 0;
`;

const Stars = styled.div`
  display: flex;
`;

const Option = styled.label`
  position: relative;
  display: flex;
  padding: ${({ theme }) => theme.space[1]};
  cursor: pointer;
`;

const Mark = styled(Star)<{ $isOn: boolean }>`
  fill: ${({ theme, $isOn }) => ($isOn ? theme.color.icon.rating : theme.color.icon.empty)};
  color: ${({ theme, $isOn }) => ($isOn ? theme.color.icon.rating : theme.color.icon.empty)};
  border-radius: ${({ theme }) => theme.radius.small};
`;

/* Invisible over the whole star, so that finger, keyboard and screen reader use the real input. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;

  &:focus-visible + ${Mark} {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
`;
