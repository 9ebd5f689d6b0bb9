import { announcedParam, noPickupReason, type NoPickupReason, type ShopDetail } from '@dongne/contract';
import { applicatePaths, laundryPaths } from '@dongne/contract/paths';
import { useMembersWay, useWayTo, VoucherEstimate } from '@dongne/pages';
import { Button, EstimateSummary, FixedActions } from '@dongne/ui';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { refusalOf } from './shop-detail-rules';
import type { CountedPieces } from './use-counted-pieces';

interface ShopDetailActionsProps {
  readonly shop: ShopDetail;
  readonly counted: CountedPieces;
  /** Id of the text above that explains why no pickup is possible. */
  readonly verdictId: string;
}

/** Button label of a shop without pickup: `신청하기` would promise one. */
const CLOSED_LABEL: Record<NoPickupReason, string> = {
  paused: '쉬는 중이에요',
  closedForRequests: '신청을 받지 않아요',
  visitOnly: '방문만 받아요',
  outOfArea: '수거 지역 밖이에요',
};

/**
 * Button to order with the counted pieces, or the reason against it with a link to other shops. The form itself asks
 * for a login when it needs one.
 */
export const ShopDetailActions = ({ shop, counted: { items, estimate }, verdictId }: ShopDetailActionsProps) => {
  const wayTo = useWayTo();
  const membersWay = useMembersWay();
  const [query] = useSearchParams();
  const reasonId = useId();
  const reason = noPickupReason(shop);
  // The verdict above already shows any other reason; for distance it shows only how far.
  const isReasonNew = reason === 'outOfArea';
  const form = applicatePaths.form(shop.id, { items: announcedParam(items) });
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
          {isReasonNew && <Reason id={reasonId}>{refusalOf(shop)}</Reason>}
        </>
      }
    >
      {reason === undefined ? (
        <Button fullWidth {...wayTo(form)} {...membersWay(form)}>
          수거 신청하기
        </Button>
      ) : (
        <>
          <Button disabled aria-describedby={isReasonNew ? reasonId : verdictId}>
            {CLOSED_LABEL[reason]}
          </Button>
          <Button as={Link} to={laundryPaths.list()}>
            다른 세탁소 보기
          </Button>
        </>
      )}
    </FixedActions>
  );
};

const Reason = styled.p`
  padding-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  text-align: center;
`;
