import { Button } from '../buttons/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Notice } from '../feedback/notice';
import { SkeletonRows, SkeletonText } from '../feedback/skeleton';
import { SkeletonGroup } from '../feedback/skeleton-group';
import { Spinner } from '../feedback/spinner';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import { LaundryBasketPicture } from '../pictures/laundry-basket-picture';

/** States of a page: loading, empty and failed. */
export function GuideFeedback() {
  return (
    <Section title="상태">
      <Stack $gap={3}>
        <Notice>수거 한 시간 전까지 바꿀 수 있어요.</Notice>
        <Notice tone="brand">멤버십이면 10% 할인돼요.</Notice>
        <Notice tone="success">내 세탁소로 등록했어요.</Notice>
        <Notice tone="warning">3월 4일까지 쉬는 세탁소예요.</Notice>
        <SkeletonGroup>
          <SkeletonText />
          <SkeletonRows rows={2} />
        </SkeletonGroup>
        <Spinner />
        <EmptyState
          picture={<LaundryBasketPicture />}
          title="진행 중인 이용 내역이 없어요"
          text={'가까운 세탁소에 맡기면\n문 앞에서 가져가고 가져다드려요'}
          action={
            <Button size="small" tone="secondary">
              주변 세탁소 찾기
            </Button>
          }
        />
        <ErrorState message="데이터를 불러오지 못했어요" text="잠시 후 다시 시도해 주세요." onRetry={() => undefined} />
      </Stack>
    </Section>
  );
}
