import type { Review } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { loginPath, runtime, sessionAtom } from '@dongne/platform';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ReviewCard } from '../common/review-card';
import { ReportSheet } from './report-sheet';

/** Review with its action: edit for the author, report for others. Visitors log in first. */
export const ReportableReview = ({ review }: { review: Review }) => {
  const [isReporting, setIsReporting] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const handleReport = () => {
    if (runtime().store.get(sessionAtom).state === 'member') setIsReporting(true);
    else void navigate(loginPath(`${pathname}${search}`));
  };

  return (
    <ReviewCard review={review}>
      <Actions>
        {review.isMine ? (
          <Quiet as={Link} to={mypagePaths.review()}>
            내 리뷰에서 수정
          </Quiet>
        ) : (
          <Quiet type="button" aria-label={`${review.writer} 리뷰 신고`} onClick={handleReport}>
            신고
          </Quiet>
        )}
      </Actions>
      {isReporting && <ReportSheet id={review.id} onClose={() => setIsReporting(false)} />}
    </ReviewCard>
  );
};

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/* Unobtrusive, since it is below every review. */
const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${({ theme }) => theme.size.touch};
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;
