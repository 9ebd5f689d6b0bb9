import { digitsOf, formatWon } from '@dongne/contract';
import { Section, Switch, TextField, useComposedText } from '@dongne/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTypedWhole } from '../common/use-typed-whole';
import type { LaundryWishes } from './laundry-wishes';
import { useAdvanceProblemOf } from './use-advance-problem';
import { useEstimate, type PricingShop } from './use-estimate';
import type { FormView } from '@dongne/pages';

const AMOUNT = new Intl.NumberFormat('ko-KR');

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
    <Section title="금액 승인 방법">
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

/** Caret position with the same number of digits behind it as before formatting. */
const caretBefore = (digits: number, text: string): number => {
  let place = text.length;
  for (let left = digits; left > 0 && place > 0; place -= 1) if (/\d/.test(text.charAt(place - 1))) left -= 1;
  // Moves before a comma, since deleting a comma changes nothing.
  return text.charAt(place - 1) === ',' ? place - 1 : place;
};

/** Amount field that formats thousands while typing. */
const AmountField = ({ amountWon, onChange, hint, error }: AmountFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBehindCaret = useRef(0);
  const whole = useTypedWhole();

  const handleType = (value: string, caret: number) => {
    digitsBehindCaret.current = digitsOf(value.slice(caret)).length;
    const typed = whole.handleType(value);
    onChange(typed === '' ? null : Number(typed));
  };
  const text = useComposedText(whole.text ?? (amountWon === null ? '' : AMOUNT.format(amountWon)), handleType);

  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || document.activeElement !== field) return;
    const place = caretBefore(digitsBehindCaret.current, field.value);
    field.setSelectionRange(place, place);
  }, [amountWon]);

  return (
    <TextField
      ref={ref}
      label="바로 진행할 최대 금액"
      inputMode="numeric"
      autoComplete="off"
      {...text}
      onBlur={whole.handleLeave}
      suffix="원"
      hint={hint}
      error={whole.error ?? error}
    />
  );
};
