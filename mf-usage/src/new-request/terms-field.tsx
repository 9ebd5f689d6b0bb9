import { formatWon, NOSHOW_FEE_WON, type ShopDetail } from '@dongne/contract';
import { BottomSheet, Button, Checkbox, Text } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { FormView } from '@dongne/pages';
import type { NewRequestValues } from '../request-form/new-request-values';

interface TermsFieldProps {
  readonly form: FormView<NewRequestValues>;
  readonly shop: ShopDetail;
}

/** Terms of the order: our promise, the delivery fee and the agreement. */
export const TermsField = ({ form, shop }: TermsFieldProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Text as="p" $type="caption" $color="secondary">
        {form.values.hasAdvance
          ? '금액이 정하신 금액 안이고 개수와 종류, 수선 건수가 신청과 같으면 바로 승인하고 알려 드려요. 아니면 먼저 여쭤보고, 승인하기 전에는 세탁하지 않아요.'
          : '금액을 승인하기 전에는 세탁하지 않아요.'}
      </Text>
      <Checkbox
        label="약관에 동의해요"
        trailing={
          <Button size="small" tone="ghost" onClick={() => setIsOpen(true)}>
            내용 보기
          </Button>
        }
        checked={form.values.agreeTerm}
        onChange={(event) => form.change({ agreeTerm: event.target.checked })}
        error={form.problems.agreeTerm}
      />
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title="수거·세탁 이용 약관">
        <Terms>
          <li>예상 배송비: {deliveryText(shop)}</li>
          <li>세탁소가 품목을 확인한 뒤 품목별 금액을 알려 드려요. 고객님이 금액을 승인한 품목만 세탁해요.</li>
          <li>
            ‘이 금액까지는 바로 진행하기’를 켜시면, 정하신 금액 안이고 개수와 종류, 수선 건수가 신청과 같을 때 바로
            승인하고 알려 드려요. 세탁을 시작하기 전까지 취소할 수 있어요.
          </li>
          <li>금액을 승인하지 않은 품목은 세탁하지 않고 그대로 돌려 드려요. 비용은 없어요.</li>
          <li>수거 전까지는 이용현황에서 신청을 수정하거나 취소할 수 있어요.</li>
          <li>
            수거 시간에 문 앞에 세탁물이 없으면 수거 실패로 처리돼요. 처음 한 번은 무료예요. 두 번째부터 수수료{' '}
            {formatWon(NOSHOW_FEE_WON)}이 있어요.
          </li>
          <li>세탁물이 손상되거나 없어지면 배송 후 고객센터로 알려 주세요.</li>
        </Terms>
      </BottomSheet>
    </div>
  );
};

const deliveryText = ({ isFreeDelivery, deliveryFeeWon, freeFromWon }: ShopDetail): string => {
  if (isFreeDelivery || deliveryFeeWon === 0) return '무료';
  return `${formatWon(deliveryFeeWon)} (${formatWon(freeFromWon)}부터 무료)`;
};

const Terms = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding-left: ${({ theme }) => theme.space[5]};
  list-style: decimal;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
