import { BRAND, CLAIM_KIND_LABEL, CLAIM_WISH_LABEL, formatFullDay, formatWon, type ClaimCase } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { REFUND_LABEL } from '@dongne/pages';
import { support } from '@dongne/platform';
import { Badge, Button, Divider, KeyValueList, PageBody, Section, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PhotoRow } from '../common/photo-row';
import { TimelineRow } from '../common/timeline-row';
import { refundedText } from '../payment/payment-facts';
import { CaseEvidence } from './case-evidence';
import { CompensationSection } from './compensation-section';
import { StandardAmountBox } from './standard-amount';
import { CLAIM_STATUS_LABEL, CLAIM_STATUS_TONE, headlineOf, rowLabelOf } from './claim-copy';

const WHO: Record<ClaimCase['timeline'][number]['who'], string> = { me: '나', shop: '세탁소', support: BRAND.name };

/** Claim details: status, timeline, refund and the shared evidence. */
export const CaseView = ({ claim }: { claim: ClaimCase }) => (
  <PageBody>
    <Head claim={claim} />
    {claim.compensation !== undefined && (
      <>
        <Divider $thick />
        <CompensationSection claim={claim} compensation={claim.compensation} />
      </>
    )}
    <Divider $thick />
    <Facts claim={claim} />
    <Divider $thick />
    <Section title="진행 상황">
      <ol>
        {[...claim.timeline].reverse().map((entry, index) => (
          <TimelineRow
            key={claim.timeline.length - index}
            label={rowLabelOf(entry)}
            who={WHO[entry.who]}
            at={entry.at}
            text={entry.text}
            photos={entry.photos}
            isLatest={index === 0}
          />
        ))}
      </ol>
    </Section>
    <Divider $thick />
    <CaseEvidence claim={claim} />
    <Button onClick={support.open} size="medium" tone="ghost" fullWidth>
      문의하기
    </Button>
  </PageBody>
);

const Head = ({ claim }: { claim: ClaimCase }) => {
  const { title, text } = headlineOf(claim);
  return (
    <Top>
      <Badge tone={CLAIM_STATUS_TONE[claim.status]}>
        {claim.compensation === undefined ? CLAIM_STATUS_LABEL[claim.status] : '보상'}
      </Badge>
      <Text as="h2" $type="title1">
        {title}
      </Text>
      <Text $color="secondary">{text}</Text>
    </Top>
  );
};

/** Whether money is asked for or awarded; another wash alone needs no amount. */
const isAboutMoney = ({ kind, wish, status }: ClaimCase): boolean =>
  kind === 'Loss' || wish === 'Money' || status === 'Refunded';

const Facts = ({ claim }: { claim: ClaimCase }) => {
  const { item, kind, wish, purchase, laundryName, applicationId, refund, standard } = claim;
  return (
    <Section title="접수 내용">
      <Stack $gap={4}>
        <KeyValueList
          rows={[
            { key: '품목', value: item.name },
            { key: '접수 사유', value: CLAIM_KIND_LABEL[kind] },
            ...(wish === undefined ? [] : [{ key: '원하는 방법', value: CLAIM_WISH_LABEL[wish] }]),
            { key: '세탁 금액', value: formatWon(item.priceWon) },
            { key: '세탁소', value: laundryName },
            ...(purchase === undefined
              ? []
              : [
                  { key: '산 가격', value: formatWon(purchase.priceWon) },
                  { key: '산 날짜', value: formatFullDay(purchase.boughtOn) },
                ]),
            ...(refund === null
              ? []
              : [{ key: REFUND_LABEL[refund.state], value: refundedText(refund), strong: true }]),
          ]}
        />
        {purchase !== undefined && purchase.proofs.length > 0 && (
          <div>
            <Text as="h3" $type="label" $color="secondary">
              구매 자료
            </Text>
            <PhotoRow name="구매 자료 사진" photos={purchase.proofs} />
          </div>
        )}
        {isAboutMoney(claim) && <StandardAmountBox standard={standard} />}
        <Button as={Link} to={usagePaths.detail(applicationId)} size="small" tone="secondary" fullWidth>
          이용 상세 보기
        </Button>
      </Stack>
    </Section>
  );
};

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: flex-start;
  padding: ${({ theme }) => theme.space[6]} 0;
`;
