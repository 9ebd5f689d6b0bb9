import { CHARGE_MIN_WON, DOT, formatCount, formatPoints, formatWon, mostPoints, POINTS } from '@dongne/contract';
import { Button, TextField, useComposedText } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTypedWhole } from '../common/use-typed-whole';

interface PointsFieldProps {
  readonly balance: number;
  /** Amount that points may cover. */
  readonly dueWon: number;
  /** Number of used points. */
  readonly points: number;
  readonly onUse: (points: number) => void;
  readonly error: string | undefined;
  readonly isLocked: boolean;
}

const RULE = `${formatPoints(POINTS.useFrom)}부터 ${formatPoints(POINTS.useStep)} 단위로 쓸 수 있어요.`;

/** Hint: the balance, the step of points and why they are limited. */
const hintOf = (balance: number, dueWon: number): string => {
  const most = mostPoints(balance, dueWon);
  const held = `보유 ${formatPoints(balance)}${DOT}${RULE}`;
  if (most === 0 || dueWon - most < POINTS.useStep || balance - most < POINTS.useStep) return held;
  return `${held} 카드로는 ${formatWon(CHARGE_MIN_WON)}부터 낼 수 있어서 지금은 ${formatPoints(most)}까지 쓸 수 있어요.`;
};

/** Points to use, typed or all; a typed amount is limited to what is allowed and updates the lines. */
export const PointsField = ({ balance, dueWon, points, onUse, error, isLocked }: PointsFieldProps) => {
  /** Text in the field while typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const whole = useTypedWhole();
  const most = mostPoints(balance, dueWon);
  const isUsed = points > 0;

  const handleType = (text: string) => {
    const digits = whole.handleType(text);
    setTyped(digits);
    onUse(Number(digits));
  };
  const shown = whole.text ?? (typed === null ? fieldText(points) : fieldText(Number(typed), typed));
  const text = useComposedText(shown, handleType);
  const isOther = typed !== null && typed !== '' && Number(typed) !== points;

  return (
    <TextField
      label="포인트"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      disabled={isLocked || most === 0}
      {...text}
      onBlur={() => {
        // Too few points stay in the field, with the rule.
        if (points > 0 || Number(typed) === 0) setTyped(null);
        whole.handleLeave();
      }}
      error={whole.error ?? error}
      hint={isOther ? `${RULE} 지금은 ${formatPoints(points)}를 써요.` : hintOf(balance, dueWon)}
      suffix={
        <>
          <Unit>P</Unit>
          <Button
            size="small"
            tone="secondary"
            disabled={isLocked || most === 0}
            onClick={() => {
              setTyped(null);
              whole.clear();
              onUse(isUsed ? 0 : balance);
            }}
          >
            {isUsed ? '사용 안 함' : '모두 사용'}
          </Button>
        </>
      }
    />
  );
};

const fieldText = (points: number, typed = ''): string => (points === 0 ? typed : formatCount(points));

const Unit = styled.span`
  color: ${({ theme }) => theme.color.text.secondary};
`;
