import { DOT, formatDay } from '@dongne/contract';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { NotificationRow } from './notification-row';
import type { Thread } from './request-threads';

interface NotificationThreadProps {
  readonly thread: Thread;
  /** Called with the unread ones that are read by opening one: the newest says what the earlier ones led to. */
  readonly onRead: (ids: number[]) => void;
}

/** `하얀 세탁소 · 11월 30일 (월) 수거`: shop and pickup, as a member may have several requests at one shop. */
const aboutOf = ({ laundryName, collectionTime }: NonNullable<Thread['request']>): string =>
  collectionTime === undefined ? laundryName : `${laundryName}${DOT}${formatDay(collectionTime)} 수거`;

/** Messages about one request: the newest with its shop and pickup, and earlier ones folded. */
export const NotificationThread = ({ thread: { request, newest, older }, onRead }: NotificationThreadProps) => {
  const id = useId();
  const unread = older.filter(({ isRead }) => !isRead);
  const unreadIds = [newest, ...unread].filter(({ isRead }) => !isRead).map((each) => each.id);
  return (
    <Item>
      <NotificationRow
        notification={newest}
        onOpen={() => unreadIds.length > 0 && onRead(unreadIds)}
        nameId={id}
        about={request && aboutOf(request)}
      />
      {older.length > 0 && (
        <details>
          <Earlier aria-describedby={id}>
            <span>
              이전 알림 {older.length}개
              {unread.length > 0 && (
                <>
                  {DOT}
                  <Unread>{unread.length}개 안 읽음</Unread>
                </>
              )}
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </Earlier>
          <ul>
            {older.map((each) => (
              <li key={each.id}>
                <NotificationRow notification={each} onOpen={() => !each.isRead && onRead([each.id])} isDated />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Item>
  );
};

const Item = styled.li`
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
  }
`;

/* Below the words of the newest message, beside its picture. */
const Earlier = styled.summary`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  margin-bottom: ${({ theme }) => theme.space[2]};
  padding-left: calc(44px + ${({ theme }) => theme.space[4]});
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.secondary};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  details[open] > & svg {
    transform: rotate(180deg);
  }
`;

const Unread = styled.span`
  color: ${({ theme }) => theme.color.text.brand};
`;
