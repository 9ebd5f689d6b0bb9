import { announcedParam, type ShopDetail } from '@dongne/contract';
import { VoucherEstimate } from '@dongne/pages';
import { Button, EstimateSummary, FixedActions } from '@dongne/ui';
import { applicatePaths } from 'mf-usage/paths';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { refusalOf } from './shop-detail-rules';
import type { CountedPieces } from './use-counted-pieces';

interface ShopDetailActionsProps {
  readonly shop: ShopDetail;
  readonly counted: CountedPieces;
}

/**
 * Ordering a pickup from this shop with what was counted, or why it cannot be done now. Login, where it is needed, is the form's
 * own matter.
 */
export const ShopDetailActions = ({ shop, counted: { items, estimate } }: ShopDetailActionsProps) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const reasonId = useId();
  const refusal = refusalOf(shop);
  const isEstimateShown = items.length > 0 || query.get('tab') === 'price';
  return (
    <FixedActions
      note={
        <>
          {isEstimateShown && (
            <>
              <EstimateSummary estimate={estimate} />
              <VoucherEstimate maxWon={estimate.maxWon} />
            </>
          )}
          {refusal !== undefined && <Reason id={reasonId}>{refusal}</Reason>}
        </>
      }
    >
      <Button
        fullWidth
        disabled={refusal !== undefined}
        {...(refusal !== undefined && { 'aria-describedby': reasonId })}
        onClick={() => void navigate(applicatePaths.form(shop.id, { items: announcedParam(items) }))}
      >
        수거 신청하기
      </Button>
    </FixedActions>
  );
};

const Reason = styled.p`
  padding-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  text-align: center;
`;
