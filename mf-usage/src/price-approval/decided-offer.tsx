import { formatWon, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button, EmptyBoxPicture, EmptyState, FixedActions, Notice, PageBody, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { hasEndedUnwashed } from '../common/has-ended-unwashed';
import { UnsentWords } from '../common/unsent-words';

interface DecidedOfferProps {
  readonly request: RequestDetail;
  /** The offer was open here, then decided elsewhere or overtaken by a status transition. */
  readonly wasOpen: boolean;
  /** Questions that were typed and not sent. */
  readonly unsent: readonly string[];
}

/** Price page without an open offer: the agreement, or that there is none. */
export const DecidedOffer = ({ request, wasOpen, unsent }: DecidedOfferProps) => {
  const approval = request.offer?.approval ?? null;
  return (
    <PageBody>
      {wasOpen && (
        <Notice tone="warning">
          다른 곳에서 먼저 처리되었어요. 이 화면에서 고르신 내용이 있다면 반영되지 않았어요.
        </Notice>
      )}
      <UnsentWords request={request} what="질문은" words={unsent} />
      {approval === null ? <NothingToApprove request={request} /> : <Approved request={request} />}
    </PageBody>
  );
};

const Approved = ({ request }: { request: RequestDetail }) => {
  const { applicationId: id, originalStatus, statusLabel, totalWon } = request;
  return (
    <>
      <Stack $gap={2}>
        <Text as="h2" $type="title1">
          {originalStatus === 'Returned' ? '세탁하지 않고 돌려 드리기로 했어요' : '이미 승인된 금액이에요'}
        </Text>
        <Text $color="secondary">
          {originalStatus !== 'Returned' && totalWon !== null && `${formatWon(totalWon)}으로 승인되었어요. `}
          지금은 '{statusLabel}' 상태예요.
        </Text>
      </Stack>
      <FixedActions>
        <Button as={Link} to={usagePaths.detail(id)} replace tone="ghost">
          이용 상세 보기
        </Button>
        <Button as={Link} to={usagePaths.receipt(id)} replace>
          승인 내역 보기
        </Button>
      </FixedActions>
    </>
  );
};

const NothingToApprove = ({ request }: { request: RequestDetail }) => (
  <EmptyState
    picture={<EmptyBoxPicture />}
    title={hasEndedUnwashed(request) ? '금액을 승인하기 전에 끝난 신청이에요' : '아직 확인할 금액이 없어요'}
    text={
      hasEndedUnwashed(request)
        ? '승인하지 않은 금액은 내지 않으셔도 돼요.'
        : '세탁소가 품목을 확인하면 알려 드려요. 그때 여기에서 품목별로 볼 수 있어요.'
    }
    action={
      <Button as={Link} to={usagePaths.detail(request.applicationId)} replace size="small" tone="secondary">
        이용 상세 보기
      </Button>
    }
  />
);
