import { formatDay, type RequestSummary } from '@dongne/contract';
import { Badge, Card, Price, ShopPicture, Text } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CollectionTime } from '../common/collection-time';
import { requestPagePath } from '../common/request-page-path';
import { STATUS_TONE } from '../common/status-copy';

/** One request: where it is now, which shop, when it is collected and how much it is. Leads to its page. */
export const RequestCard = ({ request }: { request: RequestSummary }) => (
  <Card as={Link} to={requestPagePath(request)}>
    <Head>
      <Badge tone={STATUS_TONE[request.originalStatus]}>{request.statusLabel}</Badge>
      <Text as="span" $type="caption" $color="tertiary">
        {formatDay(request.createdAt)} 신청
      </Text>
    </Head>
    <Shop>
      <ShopPicture seed={request.laundryId} size={48} />
      <Name>
        <Text as="span" $type="title3">
          {request.laundryName}
        </Text>
        <Text as="span" $type="label" $color="secondary">
          수거 <CollectionTime request={request} />
        </Text>
        <Text as="span" $type="label" $color="secondary">
          세탁물 {request.laundryNumByUser}개
        </Text>
        {request.acceptanceLabel !== null && (
          <Text as="span" $type="captionStrong" $color="brand">
            {request.acceptanceLabel}
          </Text>
        )}
      </Name>
      <ChevronRight size={20} aria-hidden="true" />
    </Shop>
    {request.totalWon !== null && (
      <Foot>
        <Text as="span" $type="label" $color="tertiary">
          {request.allowedActions.includes('approve') ? '확인할 금액' : '금액'}
        </Text>
        <Price amountWon={request.totalWon} />
      </Foot>
    )}
  </Card>
);

const Head = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  justify-content: space-between;
  align-items: center;
`;

const Shop = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  margin-top: ${({ theme }) => theme.space[3]};

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

const Name = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Foot = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-top: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
`;
