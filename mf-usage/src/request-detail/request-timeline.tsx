import { BRAND, type RequestDetail, type TimelineEntry } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Section } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TimelineRow } from '../common/timeline-row';

/** Actor, as the customer calls them. */
const WHO: Record<TimelineEntry['actor'], string> = {
  customer: '나',
  shop: '세탁소',
  system: BRAND.name,
  operator: BRAND.name,
};

/**
 * Reason or detail of an entry. A shop's reason for a status transition is shown as its own text; for other rows we
 * write the text, or the label names the author.
 */
const reasonText = ({ actor, event, reason }: TimelineEntry): string | null =>
  actor === 'shop' && event === 'moved' && reason !== null ? `세탁소가 남긴 말: ${reason}` : reason;

/** 진행 상황: timeline of all actors, newest first; the approval links to the receipt. */
export const RequestTimeline = ({ request: { applicationId, timeline } }: { request: RequestDetail }) => (
  <Section title="진행 상황">
    <ol>
      {[...timeline].reverse().map((entry, index) => (
        <TimelineRow
          key={timeline.length - index}
          label={entry.label}
          who={WHO[entry.actor]}
          at={entry.at}
          text={reasonText(entry)}
          photos={entry.photos}
          isLatest={index === 0}
        >
          {entry.event === 'approved' && (
            <ReceiptLink to={usagePaths.receipt(applicationId)}>금액 승인 내역 보기</ReceiptLink>
          )}
        </TimelineRow>
      ))}
    </ol>
  </Section>
);

const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;
