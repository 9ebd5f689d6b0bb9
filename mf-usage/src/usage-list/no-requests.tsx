import type { UsageType } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { Button, EmptyBoxPicture, EmptyState, LaundryBasketPicture } from '@dongne/ui';
import { Link } from 'react-router-dom';

const COPY: Record<UsageType, { readonly title: string; readonly text: string }> = {
  processing: {
    title: '진행 중인 이용 내역이 없어요',
    text: '가까운 세탁소를 찾아 수거를 신청해 보세요.',
  },
  completed: { title: '완료된 이용 내역이 없어요', text: '세탁이 끝나고 받아 보신 내역이 여기에 모여요.' },
  cancelled: { title: '취소된 이용 내역이 없어요', text: '취소하거나 진행되지 못한 내역이 여기에 모여요.' },
};

/** Empty state of a tab with a link to the next step. */
export const NoRequests = ({ usageType }: { usageType: UsageType }) => (
  <EmptyState
    picture={usageType === 'processing' ? <LaundryBasketPicture /> : <EmptyBoxPicture />}
    {...COPY[usageType]}
    action={
      <Button
        as={Link}
        to={laundryPaths.list()}
        size="medium"
        tone={usageType === 'processing' ? 'primary' : 'secondary'}
      >
        주변 세탁소 찾기
      </Button>
    }
  />
);
