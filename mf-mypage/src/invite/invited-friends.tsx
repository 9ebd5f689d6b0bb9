import { DOT, type Invitation } from '@dongne/contract';
import { Badge, EmptyBoxPicture, EmptyState, KeyValueList } from '@dongne/ui';
import { HistoryRow } from '../common/history-row';
import { readDay } from '../common/read-day';
import { nameOfFriend, REWARD, stateTextOf } from './invite-rules';

interface InvitedFriendsProps {
  readonly counts: Pick<Invitation, 'invited' | 'rewarded'>;
  readonly friends: Invitation['items'];
}

/** Numbers of invited and rewarded friends, with a list. */
export const InvitedFriends = ({ counts: { invited, rewarded }, friends }: InvitedFriendsProps) =>
  invited === 0 ? (
    <EmptyState
      picture={<EmptyBoxPicture />}
      title="아직 초대로 가입한 친구가 없어요"
      text="초대 링크를 보내 보세요. 가입하면 여기에 보여요."
    />
  ) : (
    <>
      <KeyValueList
        rows={[
          { key: '가입한 친구', value: `${invited}명` },
          { key: '첫 이용까지 마친 친구', value: `${rewarded}명` },
        ]}
      />
      <ul>
        {friends.map((friend, index) => (
          <HistoryRow
            key={index}
            title={nameOfFriend(friend)}
            note={`${readDay(friend.joinedAt)} 가입${DOT}${stateTextOf(friend)}`}
          >
            {friend.state === 'rewarded' && <Badge tone="brand">+{REWARD}</Badge>}
          </HistoryRow>
        ))}
      </ul>
    </>
  );
