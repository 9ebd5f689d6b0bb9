import { formatCollectionTime, isActive } from '@dongne/contract';
import { paths, useNow } from '@dongne/platform';
import { Badge, Card, ListRow } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { useProcessingRequests } from '../frame/use-is-in-use';

/** The newest request under way; nothing when there is none. */
export const HomeRunningRequest = () => {
  const now = useNow();
  const [newest] = useProcessingRequests().filter(({ originalStatus }) => isActive(originalStatus));
  if (newest === undefined) return null;
  const { applicationId, laundryName, statusLabel, acceptanceLabel, collectionTime } = newest;
  return (
    <Card>
      <ListRow
        as={Link}
        to={paths.usage.detail(applicationId)}
        title={laundryName}
        description={
          acceptanceLabel ? `${acceptanceLabel} · 수거 ${formatCollectionTime(collectionTime, now)}` : '진행 상황 보기'
        }
        trailing={<Badge tone="brand">{statusLabel}</Badge>}
      />
    </Card>
  );
};
