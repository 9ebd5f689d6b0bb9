import { DOT, formatMoment, type RequestPhoto } from '@dongne/contract';
import { Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PhotoRow } from './photo-row';

interface TimelineRowProps {
  readonly label: string;
  /** Actor, as the customer calls them. */
  readonly who: string;
  readonly at: string;
  /** Reason or detail. */
  readonly text: string | null;
  readonly photos: readonly RequestPhoto[];
  readonly isLatest: boolean;
  readonly children?: ReactNode;
}

/** One event of a timeline with its time, text and photos. Belongs in an `<ol>`, newest first. */
export const TimelineRow = ({ label, who, at, text, photos, isLatest, children }: TimelineRowProps) => (
  <Move $isLatest={isLatest}>
    <Line>
      <Text as="h3" $type={isLatest ? 'bodyStrong' : 'body'}>
        {label}
      </Text>
      <When>
        {who}
        {DOT}
        <time dateTime={at}>{formatMoment(at)}</time>
      </When>
    </Line>
    {text !== null && text !== '' && (
      <Words $type="label" $color="secondary">
        {text}
      </Words>
    )}
    {photos.length > 0 && <PhotoRow name={`${label} 사진`} photos={photos} />}
    {children}
  </Move>
);

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/* Dot of the event, with a line to the previous one. */
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
