import { formatWon } from '@dongne/contract';
import { Switch } from '@dongne/ui';
import { AmountField } from '../common/amount-field';
import { FoldedOption } from './folded-option';
import type { LaundryWishes } from './laundry-wishes';
import { useAdvanceProblemOf } from './use-advance-problem';
import { useEstimate, type PricingShop } from './use-estimate';
import type { FormView } from '@dongne/pages';

interface AdvanceFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly shop: PricingShop;
}

/** Advance approval: off by default, up to an amount of the customer within the estimate. */
export const AdvanceField = ({ form, shop }: AdvanceFieldProps) => {
  const { values, problems, change } = form;
  const { maxWon: max } = useEstimate(shop, values);
  const problem = useAdvanceProblemOf(shop)(values);
  // Hidden without prices to estimate with.
  if (max === 0 && !values.hasAdvance) return null;
  return (
    <FoldedOption
      name="금액 승인 방법"
      chosen={chosenText(values)}
      hasProblem={values.hasAdvance && (problem ?? problems.advanceLimitWon) !== undefined}
    >
      <Switch
        label="이 금액까지는 바로 진행하기"
        description="신청하신 품목 그대로이고 정한 금액 이내면 바로 진행하고 알려 드려요. 세탁을 시작하기 전까지 취소할 수 있어요"
        checked={values.hasAdvance}
        onChange={({ target: { checked } }) =>
          change({ hasAdvance: checked, ...(checked && { advanceLimitWon: values.advanceLimitWon ?? max }) })
        }
      />
      {values.hasAdvance && (
        <AmountField
          label="바로 진행할 최대 금액"
          amountWon={values.advanceLimitWon}
          onChange={(advanceLimitWon) => change({ advanceLimitWon })}
          hint={`${formatWon(max)}까지 정할 수 있어요. 최종 금액이 더 높으면 먼저 여쭤볼게요.`}
          error={problem ?? problems.advanceLimitWon}
        />
      )}
    </FoldedOption>
  );
};

const chosenText = ({ hasAdvance, advanceLimitWon }: LaundryWishes): string => {
  if (!hasAdvance) return '먼저 확인할게요';
  return advanceLimitWon === null ? '바로 진행' : `${formatWon(advanceLimitWon)}까지 바로 진행`;
};
