import { endpoints } from '@dongne/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';

/** Hides the notice while automatic retries may still succeed quickly. */
const QUIET_MS = 2_000;
/** Bridges the gap between dependent reads so that the notice does not flicker. */
const LINGER_MS = 500;

/** Reads whose failure no page announces; product specification §8. */
const QUIET = [endpoints.processingRequests.path, endpoints.unreadNotifications.path];

const isQuiet = (key: readonly unknown[]): boolean => QUIET.some((path) => path === `/${key.join('/')}`);

/** Returns whether a read that a page waits for is being retried. Background refetches do not count. */
const isRetrying = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .some(({ queryKey, state }) => !isQuiet(queryKey) && state.data === undefined && state.fetchFailureCount > 0);

/** Shows below the app bar that a page still in its skeleton is being retried; independent of the skeleton's design. */
export const RetryNotice = ({ hasBar }: { hasBar: boolean }) => {
  const client = useQueryClient();
  const isTrying = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => isRetrying(client),
    () => false,
  );
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isTrying), isTrying ? QUIET_MS : LINGER_MS);
    return () => clearTimeout(timer);
  }, [isTrying]);

  return (
    <Place role="status" $hasBar={hasBar}>
      {isShown && <Words>연결이 원활하지 않아요. 다시 시도하고 있어요</Words>}
    </Place>
  );
};

/** Live region, always mounted so that screen readers announce its changes. */
const Place = styled.div<{ $hasBar: boolean }>`
  position: sticky;
  top: ${({ theme, $hasBar }) => ($hasBar ? `calc(${theme.size.appBar} + ${theme.safeArea.top})` : theme.safeArea.top)};
  z-index: ${({ theme }) => theme.layer.bar};
`;

const Words = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.size.side};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  text-align: center;
  background: ${({ theme }) => theme.color.surface.sunken};
`;
