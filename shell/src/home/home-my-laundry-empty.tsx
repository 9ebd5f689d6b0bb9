import { laundryPaths } from '@dongne/contract/paths';
import { ListRow, Section } from '@dongne/ui';
import { Store } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Way to a registered shop while there is none. */
export const HomeMyLaundryEmpty = () => (
  <div data-tutorial="my-laundry">
    <Section title="내 세탁소">
      <ListRow
        as={Link}
        to={laundryPaths.list()}
        leading={<Store aria-hidden="true" />}
        title="단골 세탁소를 등록해 보세요"
        description="다음부터 여기에서 바로 신청할 수 있어요"
      />
    </Section>
  </div>
);
