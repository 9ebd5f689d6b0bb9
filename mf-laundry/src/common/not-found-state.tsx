import { laundryPaths } from '@dongne/contract/paths';
import { Button, EmptyState, MapPinPicture } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Not-found state with a link to the list of shops. */
export const NotFoundState = ({ title }: { title: string }) => (
  <EmptyState
    picture={<MapPinPicture />}
    title={title}
    text="주소가 바뀌었거나 더 이상 볼 수 없어요."
    action={
      <Button as={Link} to={laundryPaths.list()} size="small" tone="secondary">
        세탁소 찾기
      </Button>
    }
  />
);
