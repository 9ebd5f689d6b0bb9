import { endpoints, type Invitation } from '@dongne/contract';
import { MoreButton, usePages, type More } from '@dongne/pages';
import { PageBody, Section, Skeleton, SkeletonText, Stack } from '@dongne/ui';
import styled from 'styled-components';
import { ReadPage } from '../common/read-page';
import { InvitedFriends } from './invited-friends';
import { INVITE_TERMS } from './invite-rules';
import { OwnCode } from './own-code';

/** 친구 초대: the member's code with share buttons, and the invited friends with their rewards. */
export const InvitePage = () => {
  // Always refetches: friends may have joined meanwhile.
  const { pages, more } = usePages(endpoints.invitation, {}, { staleTime: 0 });
  return (
    <ReadPage
      read={pages}
      skeleton={
        <Stack $gap={8}>
          <Skeleton height="320px" />
          <SkeletonText lines={6} />
        </Stack>
      }
      loading="초대 코드를 불러오는 중이에요"
      failure="초대 코드를 불러오지 못했어요"
    >
      {(value) => {
        const [newest] = value;
        return newest === undefined ? null : <Invitations newest={newest} pages={value} more={more} />;
      }}
    </ReadPage>
  );
};

interface InvitationsProps {
  readonly newest: Invitation;
  readonly pages: readonly Invitation[];
  readonly more: More | undefined;
}

const Invitations = ({ newest, pages, more }: InvitationsProps) => (
  <PageBody>
    <OwnCode referralCode={newest.referralCode} />
    <Section title="초대한 친구">
      <InvitedFriends counts={newest} friends={pages.flatMap(({ items }) => items)} />
      <MoreButton more={more} />
    </Section>
    <Section title="알아 두세요">
      <Terms>
        {INVITE_TERMS.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Terms>
    </Section>
  </PageBody>
);

const Terms = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-left: ${({ theme }) => theme.space[5]};
  list-style: disc;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
