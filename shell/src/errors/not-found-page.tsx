import { EmptyState, MapPinPicture, Button } from '@dongne/ui';

/** A path nobody owns. */
export const NotFoundPage = () => (
  <EmptyState
    picture={<MapPinPicture />}
    title="페이지를 찾을 수 없어요"
    text="주소가 바뀌었거나 없는 페이지예요."
    action={<Button onClick={() => window.location.reload()}>새로고침</Button>}
  />
);
