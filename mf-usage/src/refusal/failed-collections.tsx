import { Button, EmptyBoxPicture, FixedActions, PageBody, Stack } from '@dongne/ui';
import { formatMoment, type NoShow, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FailedCollection } from './failed-collection';
import { ObjectionSheet } from './objection-sheet';
import { RebookSheet } from './rebook-sheet';
import { RefusalHead } from './refusal-head';

/** Failed collections of a request, newest first, with the possible actions. */
export const FailedCollections = ({ request }: { request: RequestDetail }) => {
  const [objected, setObjected] = useState<NoShow>();
  const [isRebooking, setRebooking] = useState(false);
  const { applicationId: id, laundryId, allowedActions, noShows } = request;
  const [newest, ...older] = noShows;
  const canRebook = allowedActions.includes('rebook');
  return (
    <PageBody>
      <RefusalHead
        picture={<EmptyBoxPicture />}
        title="문 앞에 세탁물이 없어 수거하지 못했어요"
        text={canRebook ? '다시 신청하시면 새로 고른 시간에 방문할게요.' : '세탁소가 남긴 사진과 시각을 확인해 주세요.'}
      />
      <Stack>
        {newest !== undefined && <FailedCollection request={request} noShow={newest} />}
        {older.map((noShow) => (
          <FailedCollection key={noShow.id} request={request} noShow={noShow}>
            {noShow.canObject && (
              <Button tone="secondary" onClick={() => setObjected(noShow)}>
                {formatMoment(noShow.at)} 수거 실패에 이의 제기
              </Button>
            )}
          </FailedCollection>
        ))}
      </Stack>
      <FixedActions>
        {newest?.canObject === true && (
          <Button tone="ghost" onClick={() => setObjected(newest)}>
            이의 제기
          </Button>
        )}
        {canRebook ? (
          <Button onClick={() => setRebooking(true)}>다시 신청</Button>
        ) : (
          <Button as={Link} to={usagePaths.detail(id)} tone="secondary">
            이용 상세 보기
          </Button>
        )}
      </FixedActions>
      {objected !== undefined && (
        <ObjectionSheet id={id} noShowId={objected.id} onClose={() => setObjected(undefined)} />
      )}
      {isRebooking && (
        <RebookSheet
          id={id}
          laundryId={laundryId}
          hasPassword={request.entrance.hasPassword}
          onClose={() => setRebooking(false)}
        />
      )}
    </PageBody>
  );
};
