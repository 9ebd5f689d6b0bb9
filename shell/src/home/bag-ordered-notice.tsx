import { DELIVERY_BAG } from '@dongne/contract';
import { paths } from '@dongne/platform';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** Duration from product specification §2. */
const SHOWN_MS = 4_000;

/** Shows for a while that a collection bag is ordered, above the page so that nothing moves. */
export const BagOrderedNotice = ({ onEnd }: { onEnd: () => void }) => {
  const navigate = useNavigate();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // Clears the history state, so that a reload or going back does not show it again.
    void navigate(paths.home(), { replace: true, state: null });
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Banner role="status">
      <CircleCheck size={20} aria-hidden="true" />
      <span>신청이 완료되었어요. 영업일 기준 {DELIVERY_BAG.weekdays}일 이내에 배송돼요</span>
    </Banner>
  );
};

const Banner = styled.div`
  position: fixed;
  top: calc(${({ theme }) => theme.size.homeBar} + ${({ theme }) => theme.safeArea.top});
  left: 50%;
  z-index: ${({ theme }) => theme.layer.toast};
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  width: calc(100% - 2 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.success};
  word-break: keep-all;
  pointer-events: none;
  background: ${({ theme }) => theme.color.surface.success};
  border-radius: ${({ theme }) => theme.radius.medium};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  transform: translateX(-50%);

  svg {
    flex: none;
    margin-top: 1px;
  }

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
    width: calc(${({ theme }) => theme.size.column} - 2 * ${({ theme }) => theme.size.side});
  }
`;
