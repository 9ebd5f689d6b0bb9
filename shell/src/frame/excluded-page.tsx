import { paths } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Message for members whose partner programme excludes the page. */
export const ExcludedPage = () => (
  <PageBody>
    <EmptyState
      picture={<EmptyBoxPicture />}
      title="지금은 이용할 수 없는 메뉴예요"
      text="이용 중인 제휴 프로그램에는 없는 서비스예요."
      action={
        <Button as={Link} size="medium" to={paths.home()}>
          홈으로
        </Button>
      }
    />
  </PageBody>
);
