import { formatWon, seoulDate, VALUABLE, type ItemCategory } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { serverNow } from '@dongne/platform';
import { Button, SelectField, Stack, Text, TextField } from '@dongne/ui';
import styled from 'styled-components';
import { AmountField } from '../common/amount-field';
import { FieldError } from '../common/field-error';
import { FoldedOption } from './folded-option';
import type { LaundryWishes, TypedValuable } from './laundry-wishes';

const NAME = `${VALUABLE.fromWon / 10_000}만원 이상 품목`;
const EMPTY: TypedValuable = { category: null, priceWon: null, boughtOn: '' };

const chosenText = (valuables: readonly TypedValuable[]): string => {
  const named = valuables.filter(({ category }) => category !== null);
  if (named.length === 0) return '없음';
  return named
    .map(({ category, priceWon }) => (priceWon === null ? category : `${category} ${formatWon(priceWon)}`))
    .join(', ');
};

interface ValuablesFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly categories: readonly ItemCategory[];
}

/** Valued pieces with price and day of purchase, optional: they stand on the receipt and help with a claim. */
export const ValuablesField = ({ form: { values, problems, change }, categories }: ValuablesFieldProps) => {
  const { valuables } = values;
  const put = (place: number, part: Partial<TypedValuable>) =>
    change({ valuables: valuables.map((each, index) => (index === place ? { ...each, ...part } : each)) });
  return (
    <FoldedOption name={NAME} chosen={chosenText(valuables)} hasProblem={problems.valuables !== undefined}>
      <div {...(problems.valuables !== undefined && { 'data-wrong': '' })}>
        <Stack $gap={4}>
          <Text $type="caption" $color="tertiary">
            적어 두면 금액 승인 내역에 남고, 분실·손상을 접수할 때 그대로 옮겨져요. 적지 않아도 맡길 수 있어요.
          </Text>
          {valuables.map((valuable, place) => (
            // Pieces have no identity of their own: their places are their keys.
            <Piece key={place} role="group" aria-label={`품목 ${place + 1}`}>
              <SelectField
                label="품목"
                placeholder="품목을 골라 주세요"
                choices={categories.map((category) => ({ value: category, label: category }))}
                value={valuable.category}
                onChange={(category) => put(place, { category })}
              />
              <AmountField
                label="산 가격"
                amountWon={valuable.priceWon}
                onChange={(priceWon) => put(place, { priceWon })}
                error={undefined}
              />
              <TextField
                label="산 날짜"
                type="date"
                min="1950-01-01"
                max={seoulDate(serverNow())}
                value={valuable.boughtOn}
                onChange={({ target }) => put(place, { boughtOn: target.value })}
              />
              <Button
                size="small"
                tone="ghost"
                onClick={() => change({ valuables: valuables.filter((_, index) => index !== place) })}
              >
                {`품목 ${place + 1} 빼기`}
              </Button>
            </Piece>
          ))}
          <FieldError message={problems.valuables} />
          {valuables.length < VALUABLE.most && (
            <Button size="small" tone="secondary" onClick={() => change({ valuables: [...valuables, EMPTY] })}>
              품목 추가
            </Button>
          )}
        </Stack>
      </div>
    </FoldedOption>
  );
};

const Piece = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
