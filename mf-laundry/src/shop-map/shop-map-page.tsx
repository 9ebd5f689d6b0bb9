import { Button, EmptyState, MapPinPicture, PageBody, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { laundryPaths } from '../paths';

/** 지도에서 보기: the map is still to come; the list shows the same shops. */
export const ShopMapPage = () => (
  <PageBody>
    <Text as="h1" $type="title2">
      지도에서 보기
    </Text>
    <EmptyState
      picture={<MapPinPicture />}
      title="준비 중이에요"
      text="지금은 목록에서 가까운 세탁소를 볼 수 있어요."
      action={
        <Button as={Link} to={laundryPaths.list()} replace size="small" tone="secondary">
          목록에서 보기
        </Button>
      }
    />
  </PageBody>
);
