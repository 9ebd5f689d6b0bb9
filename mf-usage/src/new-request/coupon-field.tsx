import { DOT, endpoints, formatDay, formatWon, type CouponList } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { useCapabilities, useRemote } from '@dongne/platform';
import { RadioGroup, Text } from '@dongne/ui';
import { FoldedOption } from '../request-form/folded-option';
import type { NewRequestValues } from '../request-form/new-request-values';

type Coupon = CouponList['items'][number];

const NONE = 'none';

const discountOf = ({ discountWon }: Coupon): string => `${formatWon(discountWon)} 할인`;

/** Terms of a coupon. The discount only when its name does not say it. */
const termsOf = (coupon: Coupon): string =>
  [
    ...(coupon.name.includes(discountOf(coupon)) ? [] : [discountOf(coupon)]),
    ...(coupon.minimumWon > 0 ? [`${formatWon(coupon.minimumWon)}부터`] : []),
    `${formatDay(coupon.expiresAt)}까지`,
  ].join(DOT);

/** Coupon for this request, used when its price is approved. Renders nothing without coupons. */
export const CouponField = ({ form }: { form: FormView<NewRequestValues> }) => {
  const { can } = useCapabilities();
  return can.coupons && <Coupons form={form} />;
};

const Coupons = ({ form }: { form: FormView<NewRequestValues> }) => {
  const { values, problems, change } = form;
  // The form works without coupons, also when they fail to load.
  const coupons = useRemote(endpoints.coupons);
  const usable = coupons.state === 'ready' ? coupons.value.items.filter(({ state }) => state === 'usable') : [];
  if (usable.length === 0 && values.couponId === null) return null;
  const chosen = usable.find(({ id }) => id === values.couponId);
  return (
    <FoldedOption
      name="쿠폰"
      chosen={chosen === undefined ? `${usable.length}장 있어요` : discountOf(chosen)}
      hasProblem={problems.couponId !== undefined}
    >
      <div {...(problems.couponId !== undefined && { 'data-wrong': '' })}>
        <Text $type="caption" $color="tertiary">
          {values.hasAdvance
            ? '바로 진행할 때 고른 쿠폰을 써요.'
            : '금액을 승인할 때 고른 쿠폰을 먼저 보여 드려요. 그때 바꿀 수 있어요.'}
        </Text>
        <RadioGroup
          label="쿠폰"
          hideLabel
          choices={[
            ...usable.map((coupon) => ({
              value: String(coupon.id),
              label: coupon.name,
              description: termsOf(coupon),
            })),
            { value: NONE, label: '쿠폰 선택 안 함' },
          ]}
          value={values.couponId === null ? NONE : String(values.couponId)}
          onChange={(value) => change({ couponId: value === NONE ? null : Number(value) })}
          error={problems.couponId}
        />
      </div>
    </FoldedOption>
  );
};
