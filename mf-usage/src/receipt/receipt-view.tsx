import { BRAND, formatDay, formatMoment, formatWon, wonBeforeBenefits, type RequestItem } from '@dongne/contract';
import { Divider, KeyValueList, Price, Section, Stack, Text } from '@dongne/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { EstimateLine } from '../common/estimate-line';
import { PhotoRow } from '../common/photo-row';
import { RefundList } from '../payment/refund-list';
import { APPROVED_BY, LIABILITY, receiptPaymentFacts, type Receipt } from './receipt-facts';

/** Receipt: items, lines and total, time and way of the approval. Printed without the app around it. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => {
  const { approval, washed, declined, lines, dueDate, pieces } = receipt;
  const isAnythingWashed = washed.length > 0;
  return (
    <Paper data-receipt="">
      <OnPaperAlone />
      <Text $type="caption" $color="tertiary">
        {BRAND.name} 금액 승인 내역
      </Text>
      <Text as="h2" $type="display">
        {isAnythingWashed ? formatWon(approval.totalWon) : '세탁 없이 돌려받기'}
      </Text>
      <KeyValueList
        rows={[
          { key: '세탁소', value: receipt.shopName },
          { key: '대표자', value: receipt.shopOwner },
          { key: '세탁소 전화', value: receipt.shopPhone },
          ...(receipt.address === '' ? [] : [{ key: '수거 주소', value: receipt.address }]),
          { key: '신청 번호', value: String(receipt.requestId) },
          { key: '승인 일시', value: formatMoment(approval.at) },
          { key: '승인 방법', value: APPROVED_BY[approval.by] },
          { key: '금액 안내', value: `${receipt.offerVersion}차` },
          ...(receipt.announced === '' ? [] : [{ key: '신청한 품목', value: receipt.announced }]),
          ...(receipt.valuables.length === 0 ? [] : [{ key: '구입 가격', value: receipt.valuables.join(', ') }]),
          ...(receipt.collectedAt === null ? [] : [{ key: '수거일', value: formatDay(receipt.collectedAt) }]),
          ...(pieces === null ? [] : [{ key: '수거한 개수', value: `${pieces}개` }]),
          ...(dueDate === null || !isAnythingWashed ? [] : [{ key: '완료 예정', value: formatDay(dueDate) }]),
        ]}
      />
      <Divider />
      {isAnythingWashed && (
        <Section title={`세탁하는 품목 ${washed.length}개`}>
          <Items items={washed} />
        </Section>
      )}
      {declined.length > 0 && (
        <Section title={`그대로 돌려받는 품목 ${declined.length}개`}>
          <Items items={declined} />
        </Section>
      )}
      <Section title="금액">
        <Stack $gap={4}>
          <KeyValueList
            rows={[
              ...lines.map(({ label, amountWon }) => ({ key: label, value: formatWon(amountWon) })),
              { key: '합계', value: formatWon(approval.totalWon), strong: true },
            ]}
          />
          {isAnythingWashed && (
            <EstimateLine
              estimate={receipt.estimate}
              totalWon={wonBeforeBenefits(lines)}
              isBeforeBenefits={wonBeforeBenefits(lines) !== approval.totalWon}
              declined={declined.length}
              reasons={receipt.reasons}
            />
          )}
        </Stack>
      </Section>
      <PaymentPart receipt={receipt} />
      {isAnythingWashed && (
        <Text $type="caption" $color="tertiary">
          {LIABILITY}
        </Text>
      )}
    </Paper>
  );
};

/** Payment and refunds. */
const PaymentPart = ({ receipt }: { receipt: Receipt }) => {
  const facts = receiptPaymentFacts(receipt);
  const { refunds } = receipt.payment;
  return (
    facts.length > 0 && (
      <Section title="결제">
        <Stack $gap={4}>
          <KeyValueList rows={facts} />
          {refunds.length > 0 && <RefundList refunds={refunds} />}
        </Stack>
      </Section>
    )
  );
};

const Items = ({ items }: { items: readonly RequestItem[] }) => (
  <ul>
    {items.map((item) => (
      <Item key={item.id}>
        <Line>
          <Name as="span">{item.name}</Name>
          {item.declined ? (
            <Text as="span" $type="label" $color="tertiary">
              비용 없음
            </Text>
          ) : (
            <Price amountWon={item.priceWon} />
          )}
        </Line>
        {item.note !== '' && (
          <Text $type="caption" $color="tertiary">
            세탁 전 상태: {item.note}
          </Text>
        )}
        {item.photos.length > 0 && <PhotoRow name={`${item.name} 사진`} photos={item.photos} />}
      </Item>
    ))}
  </ul>
);

/* Hides bars and side content in print. */
const OnPaperAlone = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-receipt], [data-receipt] * {
      visibility: visible;
    }
    html [data-layout] {
      position: static;
    }
    [data-receipt] {
      position: absolute;
      inset: 0 0 auto;
    }
  }
`;

const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  background: ${({ theme }) => theme.color.surface.page};
`;

const Item = styled.li`
  padding: ${({ theme }) => theme.space[2]} 0;
  break-inside: avoid;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: baseline;
  justify-content: space-between;
`;

const Name = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;
