import { laundryPaths } from '@dongne/contract/paths';
import { usePaysWithVouchers } from '@dongne/pages';
import { sessionAtom, useCapabilities } from '@dongne/platform';
import { Button, FixedActions, PageBody, Skeleton, SkeletonGroup } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CHAPTERS } from './chapters';
import { Slides } from './slides';
import { useSlides } from './use-slides';
import { VoucherIntroduction } from './voucher-introduction';
import { useFirstScreenLinks } from './first-screen-links';

/** Introduction of the service, or of vouchers for voucher users. */
export function OnboardPage() {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { state } = useCapabilities();
  const paysWithVouchers = usePaysWithVouchers();
  if (isMember && state === 'loading')
    return (
      <PageBody>
        <SkeletonGroup>
          <Skeleton height="320px" />
        </SkeletonGroup>
      </PageBody>
    );
  return paysWithVouchers ? <VoucherIntroduction /> : <Introduction isMember={isMember} />;
}

/** Three chapters, one per page, moved by swipe, button or arrow keys. */
const Introduction = ({ isMember }: { isMember: boolean }) => {
  const { target, login } = useFirstScreenLinks();
  const track = useRef<HTMLOListElement>(null);
  const slides = useSlides(track, CHAPTERS.length);
  return (
    <PageBody>
      <Slides slides={slides} track={track} label="서비스 소개">
        {CHAPTERS.map(({ picture, title, text }) => (
          <Chapter key={title}>
            {picture}
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Chapter>
        ))}
      </Slides>
      <FixedActions>
        {slides.isLast ? (
          <Button as={Link} to={isMember ? laundryPaths.list() : login}>
            {isMember ? '세탁소 찾기' : '시작하기'}
          </Button>
        ) : (
          <>
            <Button as={Link} tone="ghost" to={target}>
              건너뛰기
            </Button>
            <Button onClick={slides.next}>다음</Button>
          </>
        )}
      </FixedActions>
    </PageBody>
  );
};

const Chapter = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 100%;
  text-align: center;
`;

const Title = styled.h2`
  margin-top: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.type.title2}
  word-break: keep-all;
`;

const Text = styled.p`
  max-width: 300px;
  margin-top: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.text.secondary};
  word-break: keep-all;
`;
