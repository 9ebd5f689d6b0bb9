import { formatMoment, type TimelineEntry } from '@dongne/contract';
import { Section, Text } from '@dongne/ui';
import styled from 'styled-components';
import { PhotoRow } from '../common/photo-row';

/** 진행 상황: every move with its time, the newest first. @param timeline oldest first, as the server sends it. */
export const RequestTimeline = ({ timeline }: { timeline: readonly TimelineEntry[] }) => (
  <Section title="진행 상황">
    <ol>
      {[...timeline].reverse().map(({ label, at, reason, photos }, index) => (
        <Move key={`${label} ${at}`} $isLatest={index === 0}>
          <Line>
            <Text as="h3" $type={index === 0 ? 'bodyStrong' : 'body'}>
              {label}
            </Text>
            <When dateTime={at}>{formatMoment(at)}</When>
          </Line>
          {reason !== null && (
            <Text $type="label" $color="secondary">
              {reason}
            </Text>
          )}
          {photos.length > 0 && <PhotoRow name={`${label} 사진`} photos={photos} />}
        </Move>
      ))}
    </ol>
  </Section>
);

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

const When = styled.time`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
