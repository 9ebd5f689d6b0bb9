import { BRAND } from '@dongne/contract';
import { invitationPaths } from '@dongne/contract/paths';
import { copyText, shareLink } from '@dongne/pages';
import { Button, Card, Stack, Text } from '@dongne/ui';
import { Copy, Share2 } from 'lucide-react';
import styled from 'styled-components';
import { REWARD } from './invite-rules';

/** Code of the member with buttons to copy and share. */
export const OwnCode = ({ referralCode }: { referralCode: string }) => {
  const share = () =>
    shareLink({
      title: `${BRAND.name} 초대장`,
      text: `${BRAND.name}에 초대해요. 첫 이용을 마치면 우리 둘 다 ${REWARD}를 받아요. 추천 코드 ${referralCode}`,
      path: invitationPaths.join(referralCode),
      copied: '초대 링크를 복사했어요',
    });
  return (
    <Stack $gap={5}>
      <div>
        <Headline>친구도 나도 {REWARD}</Headline>
        <Text $color="secondary">친구가 처음 이용을 마치면 두 분 모두에게 드려요.</Text>
      </div>
      <Card tone="brand">
        <Label>내 초대 코드</Label>
        <Code>{referralCode}</Code>
        <Text $type="caption" $color="secondary">
          링크로 보내면 가입할 때 코드가 채워져 있어요.
        </Text>
      </Card>
      <Stack $gap={2}>
        <Button icon={<Share2 size={20} aria-hidden="true" />} onClick={() => void share()}>
          초대 링크 보내기
        </Button>
        <Button
          tone="secondary"
          icon={<Copy size={20} aria-hidden="true" />}
          onClick={() => void copyText(referralCode, '초대 코드를 복사했어요')}
        >
          초대 코드 복사
        </Button>
      </Stack>
    </Stack>
  );
};

const Headline = styled.h2`
  ${({ theme }) => theme.type.title1}
`;

const Label = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Code = styled.p`
  margin: ${({ theme }) => theme.space[1]} 0;
  ${({ theme }) => theme.type.display}
  color: ${({ theme }) => theme.color.text.brand};
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
`;
