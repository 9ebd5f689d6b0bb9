import { BRAND, isSupportOpen, SUPPORT_HOURS_TEXT } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { analytics, popups, useClientConfig, useNow, type SupportWish } from '@dongne/platform';
import { BottomSheet, Button, Notice, Stack, Text } from '@dongne/ui';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';

interface SupportDialogProps {
  readonly wish: SupportWish;
  readonly onClose: () => void;
}

/** Contact options: phone or chat on weekdays 09:00 to 18:00 (product specification §1), and a message at any hour. */
export const SupportDialog = ({ wish, onClose }: SupportDialogProps) => {
  const isOpen = isSupportOpen(useNow());
  const chatKey = useClientConfig()?.chat.key ?? undefined;

  const openChat = async (): Promise<void> => {
    if (chatKey === undefined) return;
    onClose();
    analytics.track('support_contact', { way: 'chat' });
    try {
      const { openChannelTalk } = await import('./channel-talk');
      await popups.loading(openChannelTalk(chatKey));
    } catch {
      popups.toast('채팅을 열지 못했어요. 전화로 문의해 주세요', { tone: 'error' });
    }
  };
  const grantWish = useEffectEvent(() => {
    if (wish === 'chat' && isOpen) void openChat();
  });
  // The configuration may load after the request.
  useEffect(() => grantWish(), [chatKey]);

  return (
    <BottomSheet open onClose={onClose} title="무엇을 도와드릴까요?">
      <Stack $gap={4}>
        <Text $type="label" $color="secondary">
          {SUPPORT_HOURS_TEXT}
        </Text>
        {!isOpen && <Notice tone="warning">지금은 상담 시간이 아니에요</Notice>}
        <Stack $gap={2}>
          {isOpen ? (
            <Button
              as="a"
              href={`tel:${BRAND.supportPhone}`}
              onClick={() => analytics.track('support_contact', { way: 'phone' })}
              fullWidth
              icon={<Phone size={20} aria-hidden="true" />}
            >
              전화 상담
            </Button>
          ) : (
            <Button disabled fullWidth icon={<Phone size={20} aria-hidden="true" />}>
              전화 상담
            </Button>
          )}
          {chatKey !== undefined && (
            <Button
              tone="ghost"
              fullWidth
              disabled={!isOpen}
              onClick={() => void openChat()}
              icon={<MessageCircle size={20} aria-hidden="true" />}
            >
              채팅 상담
            </Button>
          )}
          <Button
            as={Link}
            to={mypagePaths.writeInquiry()}
            onClick={() => analytics.track('support_contact', { way: 'message' })}
            tone="ghost"
            fullWidth
            icon={<MessageSquareText size={20} aria-hidden="true" />}
          >
            문의 남기기
          </Button>
        </Stack>
      </Stack>
    </BottomSheet>
  );
};
