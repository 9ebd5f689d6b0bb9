import { endpoints, formBody, formatPoints, REVIEW_FORM, type ReviewSaved, type ReviewTerms } from '@dongne/contract';
import { mypagePaths, usagePaths } from '@dongne/contract/paths';
import { EMPTY_REVIEW, idOf, pointsOfWriting, pointsThatChanged, REVIEW_TEXTS, ReviewForm } from '@dongne/pages';
import { popups, refresh, send, useRemote } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, PageBody, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailed, NothingHere } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { LOST_PHOTOS } from '../form-draft/draft-photos';
import { useFormDraft, type ReadDraft } from '../form-draft/use-form-draft';

const MISSING = '찾는 신청이 없어요';

/** `/usage/review`: review of a returned request. */
export const ReviewWritePage = () => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <ReviewOf key={id} id={id} />;
};

const ReviewOf = ({ id }: { id: number }) => {
  const terms = useRemote(endpoints.reviewTerms, { id }, { staleTime: 0 });
  switch (terms.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={terms.error} onRetry={terms.retry} missing={MISSING} />;
    case 'ready':
      return terms.value.canReview ? <Writing terms={terms.value} /> : <NotWriting terms={terms.value} />;
  }
};

/** Text about the points: given now, or at the completion. */
const doneText = ({ points: { isAwaited, changes } }: ReviewTerms, { review, changedPoints }: ReviewSaved): string => {
  const awaited = review.photos.length > 0 ? changes.photo : changes.text;
  const points =
    isAwaited && awaited > 0 ? ` 이용이 완료되면 ${formatPoints(awaited)}를 드려요.` : pointsThatChanged(changedPoints);
  return `리뷰를 등록했어요.${points}`;
};

const Writing = ({ terms }: { terms: ReviewTerms }) => {
  const draft = useFormDraft(`review/${terms.applicationId}`, REVIEW_TEXTS);
  return draft === undefined ? <PageLoading /> : <WritingFrom terms={terms} draft={draft} />;
};

const WritingFrom = ({ terms, draft }: { terms: ReviewTerms; draft: ReadDraft<typeof REVIEW_TEXTS> }) => {
  const { applicationId, laundryName } = terms;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const handleDone = async (saved: ReviewSaved) => {
    draft.forget();
    for (const prefix of [endpoints.REQUESTS, endpoints.MY_REVIEWS, endpoints.SHOPS] as const)
      void refresh(queryClient, prefix);
    popups.toast(doneText(terms, saved));
    await navigate(usagePaths.detail(applicationId), { replace: true });
  };

  return (
    <ReviewForm
      initial={{ ...EMPTY_REVIEW, ...draft.fields, photos: [...draft.photos] }}
      photosNote={draft.hasLostPhotos ? LOST_PHOTOS : undefined}
      head={<Text $type="title2">{laundryName}, 어떠셨나요?</Text>}
      pointsText={() => pointsOfWriting(terms.points)}
      submitLabel="리뷰 등록"
      onChange={({ photos, ...texts }) => draft.keep(texts, photos)}
      send={({ beforePhotos: _none, ...review }, idempotencyKey) =>
        send(endpoints.writeReview, { body: formBody(REVIEW_FORM, { applicationId, ...review }), idempotencyKey })
      }
      onDone={handleDone}
    />
  );
};

/** State when a review exists already or it is too early. */
const NotWriting = ({ terms: { applicationId, review } }: { terms: ReviewTerms }) => (
  <PageBody>
    <EmptyState
      picture={<EmptyBoxPicture />}
      title={review === null ? '아직 리뷰를 쓸 수 없어요' : '이미 리뷰를 쓰셨어요'}
      text={
        review === null ? '세탁물을 받은 뒤에 쓸 수 있어요.' : '쓰신 리뷰는 내 리뷰에서 수정하거나 삭제할 수 있어요.'
      }
      action={
        <Button
          as={Link}
          to={review === null ? usagePaths.detail(applicationId) : mypagePaths.review()}
          size="small"
          tone="secondary"
        >
          {review === null ? '이용 상세 보기' : '내 리뷰 보기'}
        </Button>
      }
    />
  </PageBody>
);
