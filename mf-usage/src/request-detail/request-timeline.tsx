import { BRAND, formatMoment, type RequestDetail, type TimelineEntry } from '@dongne/contract';
import { Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PhotoRow } from '../common/photo-row';
import { usagePaths } from '../paths';

/** Who did it, as the customer calls them. */
const WHO: Record<TimelineEntry['actor'], string> = {
  customer: '나',
  shop: '세탁소',
  system: BRAND.name,
  operator: BRAND.name,
};

/** Why, or what exactly. A shop's reason for a move is its own text and stands as that; every other row of a shop is worded by us or says by its label whose words follow. */
const reasonText = ({ actor, event, reason }: TimelineEntry): string | null =>
  actor === 'shop' && event === 'moved' && reason !== null ? `세탁소가 남긴 말: ${reason}` : reason;

/** 진행 상황: everything that anybody did, with who and when, the newest first; the approval leads to what was agreed to. */
export const RequestTimeline = ({ request: { applicationId, timeline } }: { request: RequestDetail }) => (
  <Section title="진행 상황">
    <ol>
      {[...timeline].reverse().map((entry, index) => (
        <Move key={timeline.length - index} $isLatest={index === 0}>
          <TimelineRow entry={entry} isLatest={index === 0} receiptPath={usagePaths.receipt(applicationId)} />
        </Move>
      ))}
    </ol>
  </Section>
);

interface TimelineRowProps {
  readonly entry: TimelineEntry;
  readonly isLatest: boolean;
  readonly receiptPath: string;
}

const TimelineRow = ({ entry, isLatest, receiptPath }: TimelineRowProps) => {
  const { label, at, actor, event, photos } = entry;
  const reason = reasonText(entry);
  return (
    <>
      <Line>
        <Text as="h3" $type={isLatest ? 'bodyStrong' : 'body'}>
          {label}
        </Text>
        <When>
          {WHO[actor]} · <time dateTime={at}>{formatMoment(at)}</time>
        </When>
      </Line>
      {reason !== null && (
        <Reason $type="label" $color="secondary">
          {reason}
        </Reason>
      )}
      {photos.length > 0 && <PhotoRow name={`${label} 사진`} photos={photos} />}
      {event === 'approved' && <ReceiptLink to={receiptPath}>금액 승인 내역 보기</ReceiptLink>}
    </>
  );
};

const Reason = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

/* A dot per move, and a line down to the one before it. */
const Move = styled.li<{ $isLatest: boolean }>`
  position: relative;
  padding: 0 0 ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[6]};

  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 0;
    width: 11px;
    height: 11px;
    background: ${({ theme, $isLatest }) => ($isLatest ? theme.color.action.primary : theme.color.border.strong)};
    border-radius: ${({ theme }) => theme.radius.full};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 22px;
    bottom: -3px;
    left: 5px;
    width: 1px;
    background: ${({ theme }) => theme.color.border.strong};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[3]};
  align-items: baseline;
  justify-content: space-between;
`;

const When = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
