import type { RequestStatus } from '@dongne/contract';
import styled from 'styled-components';

const STAGES = ['신청', '수거', '금액 확인', '세탁', '배송'] as const;

/** How many stages are reached; `null` where the way ended before its goal. */
const REACHED: Record<RequestStatus, number | null> = {
  Requested: 1,
  Collected: 2,
  Registering: 2,
  Registered: 3,
  Processing: 4,
  WashCompleted: 4,
  Delivering: 5,
  Delivered: 5,
  Completed: 5,
  Denied: null,
  NoShow: null,
  Cancelled: null,
  Returned: null,
};

/** The whole way at a glance. Decoration: headline and timeline say the same in words. */
export const RequestProgress = ({ status }: { status: RequestStatus }) => {
  const reached = REACHED[status];
  return reached === null ? null : (
    <Row aria-hidden="true">
      {STAGES.map((stage, index) => (
        <Stage key={stage} $isReached={index < reached}>
          {stage}
        </Stage>
      ))}
    </Row>
  );
};

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(${STAGES.length}, 1fr);
  gap: ${({ theme }) => theme.space[1]};
`;

const Stage = styled.span<{ $isReached: boolean }>`
  padding-top: ${({ theme }) => theme.space[2]};
  ${({ theme, $isReached }) => ($isReached ? theme.type.captionStrong : theme.type.caption)}
  color: ${({ theme, $isReached }) => ($isReached ? theme.color.text.brand : theme.color.text.tertiary)};
  text-align: center;
  border-top: 4px solid
    ${({ theme, $isReached }) => ($isReached ? theme.color.action.primary : theme.color.action.neutral)};
`;
