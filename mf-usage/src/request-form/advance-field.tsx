import { formatWon } from '@dongne/contract';
import { Section, Switch, TextField } from '@dongne/ui';
import { useState } from 'react';
import type { LaundryWishes } from './laundry-wishes';
import { useAdvanceProblem } from './use-advance-problem';
import { useEstimate, type PricingShop } from './use-estimate';
import type { Form } from './use-form';

/** No amount that a shop may ask is longer. */
const MOST_DIGITS = 8;

const AMOUNT = new Intl.NumberFormat('ko-KR');

interface AdvanceFieldProps {
  readonly form: Form<LaundryWishes>;
  readonly shop: PricingShop;
}

/** Agreeing in advance: off unless the customer says so, up to an amount of their own within the estimate. */
export const AdvanceField = ({ form, shop }: AdvanceFieldProps) => {
  const { values, problems, change } = form;
  const { maxWon: max } = useEstimate(shop, values);
  const problem = useAdvanceProblem(shop, values);
  // Nothing to agree to where the shop has no prices to estimate with.
  if (max === 0 && !values.hasAdvance) return null;
  return (
    <Section title="금액 확인 방법">
      <Switch
        label="이 금액까지는 묻지 않고 진행하기"
        description="최종 금액이 정한 금액 안이면 바로 승인하고 알려 드려요. 세탁을 시작하기 전까지 취소할 수 있어요"
        checked={values.hasAdvance}
        onChange={({ target: { checked } }) =>
          change({ hasAdvance: checked, ...(checked && { advanceLimitWon: values.advanceLimitWon ?? max }) })
        }
      />
      {values.hasAdvance && (
        <AmountField
          amountWon={values.advanceLimitWon}
          onChange={(advanceLimitWon) => change({ advanceLimitWon })}
          hint={`${formatWon(max)}까지 정할 수 있어요. 최종 금액이 더 높으면 먼저 여쭤볼게요.`}
          error={problem ?? problems.advanceLimitWon}
        />
      )}
    </Section>
  );
};

interface AmountFieldProps {
  readonly amountWon: number | null;
  readonly onChange: (amountWon: number | null) => void;
  readonly hint: string;
  readonly error: string | undefined;
}

/** Digits alone while somebody types, so that the caret stays where it is. */
const AmountField = ({ amountWon, onChange, hint, error }: AmountFieldProps) => {
  const [isTyping, setIsTyping] = useState(false);
  const digits = String(amountWon ?? '');
  return (
    <TextField
      label="묻지 않고 진행할 최대 금액"
      inputMode="numeric"
      autoComplete="off"
      value={isTyping || amountWon === null ? digits : AMOUNT.format(amountWon)}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ target: { value } }) => {
        const typed = value.replace(/\D/g, '').slice(0, MOST_DIGITS);
        onChange(typed === '' ? null : Number(typed));
      }}
      suffix="원"
      hint={hint}
      error={error}
    />
  );
};
