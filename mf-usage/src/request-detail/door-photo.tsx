import { formatNearDay, seoul, type RequestDetail, type TimelineEntry } from '@dongne/contract';
import { useNow } from '@dongne/platform';
import { Text } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { latestMove } from '../common/latest-move';
import { PhotoViewer } from '../common/photo-viewer';

type Delivered = Pick<RequestDetail, 'originalStatus' | 'timeline'>;

/** Delivery of a request that waits for its customer; undefined at any other time. */
const arrivalOf = (request: Delivered): TimelineEntry | undefined =>
  request.originalStatus === 'Delivered' ? latestMove(request, 'Delivered') : undefined;

/** `오늘 14:05 문 앞에 도착했어요`. */
export const ArrivalTime = ({ request }: { request: Delivered }) => {
  const arrival = arrivalOf(request);
  const now = useNow();
  return (
    arrival !== undefined && (
      <Text $type="bodyStrong">
        <time dateTime={arrival.at}>
          {formatNearDay(arrival.at, now)} {seoul(arrival.at).format('HH:mm')}
        </time>{' '}
        문 앞에 도착했어요
      </Text>
    )
  );
};

const NAME = '문 앞 사진';

/** The shop's photo of the laundry at the door; a tap enlarges it. Renders nothing without one. */
export const DoorPhoto = ({ request }: { request: Delivered }) => {
  const [isOpen, setIsOpen] = useState(false);
  const url = arrivalOf(request)?.photos[0]?.url;
  if (url === undefined) return null;
  return (
    <>
      <Open type="button" onClick={() => setIsOpen(true)}>
        <Photo src={url} alt={`${NAME} 크게 보기`} />
      </Open>
      {isOpen && <PhotoViewer name={NAME} url={url} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const Open = styled.button`
  display: block;
  width: 100%;
`;

const Photo = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${({ theme }) => theme.color.surface.skeleton};
  border-radius: ${({ theme }) => theme.radius.large};
`;
