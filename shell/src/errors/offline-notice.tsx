import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Shows that there is no connection. Loaded content stays usable below. */
export const OfflineNotice = ({ hasBar }: { hasBar: boolean }) => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Place aria-live="polite" $hasBar={hasBar}>
      {!isOnline && (
        <Words>
          <WifiOff size={18} aria-hidden="true" />
          인터넷 연결을 확인해 주세요
        </Words>
      )}
    </Place>
  );
};

/** Live region, always mounted: screen readers announce only changes inside an existing one. */
const Place = styled.div<{ $hasBar: boolean }>`
  position: sticky;
  top: ${({ theme, $hasBar }) => ($hasBar ? `calc(${theme.size.appBar} + ${theme.safeArea.top})` : '0')};
  z-index: ${({ theme }) => theme.layer.bar};
`;

const Words = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-content: center;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.inverse};
  background: ${({ theme }) => theme.color.surface.dark};
`;
