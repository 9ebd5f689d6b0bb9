import { endpoints } from '@dongne/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';

/** A failure that the first tries mend is nobody's business. */
const QUIET_MS = 2_000;
/** One read of a page often waits for another: between the two the line stays. */
const LINGER_MS = 500;

/** Reads whose failure no page announces; product specification §8. */
const QUIET = [endpoints.processingRequests.path, endpoints.unreadNotifications.path];

const isQuiet = (key: readonly unknown[]): boolean => QUIET.some((path) => path === `/${key.join('/')}`);

/** Whether something that a page waits for has failed and is asked for again. What is there already may be refreshed in silence. */
const isRetrying = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .some(({ queryKey, state }) => !isQuiet(queryKey) && state.data === undefined && state.fetchFailureCount > 0);

/** Says below the bar that a page whose skeleton stands is being tried again; for all pages, whatever their skeletons look like. */
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

/** Always there, so that a screen reader speaks of what it says. */
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
