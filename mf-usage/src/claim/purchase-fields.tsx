import {
  CLAIM_COMPENSATION,
  formatWon,
  IMAGE_LIMIT,
  livesOf,
  type RequestItem,
  sharesOf,
  SET_SHARES,
  USEFUL_LIVES,
} from '@dongne/contract';
import { PhotoField, type FormView } from '@dongne/pages';
import { ChoiceGroup, Section, SelectField, Stack, Text, TextField } from '@dongne/ui';
import { AmountField } from '../common/amount-field';
import { FieldError } from '../common/field-error';
import { type ClaimValues, WRONG_PRICE } from './claim-values';
import type { ClaimAmounts } from './claimed-item';
import { StandardAmountBox } from './standard-amount';

const TOO_LATE = '세탁소에 맡긴 날보다 나중이에요. 산 날짜를 다시 확인해 주세요.';

interface PurchaseFieldsProps {
  readonly form: FormView<ClaimValues>;
  readonly item: RequestItem | undefined;
  readonly handedOn: string | undefined;
  readonly amounts: ClaimAmounts | undefined;
}

/** Purchase of the item, optional, with the official amount that follows it. */
export const PurchaseFields = ({
  form: { values, problems, change },
  item,
  handedOn,
  amounts,
}: PurchaseFieldsProps) => {
  const shares = item === undefined ? [] : sharesOf(item.category);
  return (
    <Section
      title="언제 얼마에 사셨나요?"
      description="몰라도 접수할 수 있어요. 알려 주시고 자료를 올리면 산 가격으로 계산해요."
    >
      <Stack $gap={5}>
        <AmountField
          label="산 가격 (선택)"
          amountWon={values.priceWon}
          onChange={(priceWon) => change({ priceWon })}
          error={
            problems.priceWon ?? ((values.priceWon ?? 0) > CLAIM_COMPENSATION.maxPriceWon ? WRONG_PRICE : undefined)
          }
        />
        <TextField
          label="산 날짜 (선택)"
          type="date"
          min="1950-01-01"
          max={handedOn}
          value={values.boughtOn}
          error={problems.boughtOn ?? (handedOn !== undefined && values.boughtOn > handedOn ? TOO_LATE : undefined)}
          onChange={({ target }) => change({ boughtOn: target.value })}
        />
        {item !== undefined && <LifeField item={item} form={{ values, problems, change }} />}
        {item !== undefined && shares.length > 1 && (
          <SelectField
            label="한 벌로 샀나요?"
            placeholder="골라 주세요"
            choices={shares.map((share) => ({ value: share, label: SET_SHARES[share].label }))}
            value={shares.find((share) => share === values.setShare) ?? 'whole'}
            onChange={(setShare) => change({ setShare })}
          />
        )}
        <div {...(problems.proofs !== undefined && { 'data-wrong': '' })}>
          <PhotoField
            label="구매 자료 사진"
            limit={IMAGE_LIMIT.claim}
            photos={values.proofs}
            onChange={(proofs) => change({ proofs: [...proofs] })}
          />
          <FieldError message={problems.proofs} />
          <Text $type="caption" $color="tertiary">
            영수증, 결제 내역, 가격표처럼 산 가격과 날짜가 보이는 사진이에요.
          </Text>
        </div>
        {amounts !== undefined && (
          <StandardAmountBox standard={amounts.now}>
            {amounts.withProof !== null && (
              <Text $type="label" $color="brand">
                구매 자료 사진을 올리면 {formatWon(amounts.withProof.amountWon)}으로 계산해요.
              </Text>
            )}
          </StandardAmountBox>
        )}
        <Text $type="caption" $color="tertiary">
          기준 금액은 출발점이에요. 세탁소의 답변과 사진을 보고 동네세탁이 결정해요.
        </Text>
      </Stack>
    </Section>
  );
};

const LifeField = ({
  item,
  form: { values, change },
}: {
  readonly item: RequestItem;
  readonly form: FormView<ClaimValues>;
}) => {
  const { kinds, isNearest } = livesOf(item.category);
  if (kinds.length === 1)
    return isNearest === true ? (
      <Text $type="caption" $color="tertiary">
        기준표에 없는 품목이라 가장 가까운 ‘{USEFUL_LIVES[kinds[0]].label}’으로 계산해요.
      </Text>
    ) : null;
  return (
    <ChoiceGroup
      label="품목 종류"
      columns={2}
      choices={kinds.map((kind) => ({ value: kind, label: USEFUL_LIVES[kind].label }))}
      value={kinds.find((kind) => kind === values.life) ?? kinds[0]}
      onChange={(life) => change({ life })}
    />
  );
};
