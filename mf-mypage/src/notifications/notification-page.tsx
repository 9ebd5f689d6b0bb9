import { endpoints, type NotificationPage as NotificationPageAnswer } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { MoreButton, usePages, type More } from '@dongne/pages';
import { useAppBar, useNow, type RemoteData } from '@dongne/platform';
import {
  Button,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  PageBody,
  Section,
  SkeletonGroup,
  SkeletonRows,
} from '@dongne/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { byDay } from './notification-days';
import { NotificationThread } from './notification-thread';
import { threadsOf } from './request-threads';
import { useReadNotifications } from './use-read-notifications';

/** 알림: notifications, newest first, each linked to its subject; those of one request together. */
export const NotificationPage = () => {
  const navigate = useNavigate();
  const openSettings = useCallback(() => void navigate(mypagePaths.alarmSetting()), [navigate]);
  useAppBar({ right: { label: '설정', onPress: openSettings } });
  const { pages, more } = usePages(endpoints.notifications, {});
  return (
    <PageBody>
      <Notifications pages={pages} more={more} />
    </PageBody>
  );
};

interface NotificationsProps {
  readonly pages: RemoteData<readonly NotificationPageAnswer[]>;
  readonly more: More | undefined;
}

const Notifications = ({ pages, more }: NotificationsProps) => {
  const read = useReadNotifications();
  const now = useNow();
  switch (pages.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonRows rows={6} />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="알림을 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const items = pages.value.flatMap((page) => page.items);
      if (items.length === 0)
        return (
          <EmptyState
            picture={<EmptyBoxPicture />}
            title="아직 받은 알림이 없어요"
            text="신청한 세탁의 소식을 여기에서 알려 드릴게요."
          />
        );
      return (
        <>
          {items.some(({ isRead }) => !isRead) && (
            <ReadAll>
              <Button size="small" tone="ghost" pending={read.isPending} onClick={() => read.mutate({ all: true })}>
                모두 읽음으로 표시하기
              </Button>
            </ReadAll>
          )}
          {byDay(threadsOf(items), now).map(({ day, name, threads }) => (
            <Section key={day} title={name}>
              <ul>
                {threads.map((thread) => (
                  <NotificationThread key={thread.key} thread={thread} onRead={(ids) => read.mutate({ ids })} />
                ))}
              </ul>
            </Section>
          ))}
          <MoreButton more={more} />
        </>
      );
    }
  }
};

const ReadAll = styled.div`
  align-self: flex-end;
`;
