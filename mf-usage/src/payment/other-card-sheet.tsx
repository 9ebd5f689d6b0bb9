import { CARD_PROVIDERS, PROVIDER_NAME, type CardProvider } from '@dongne/pages';
import { BottomSheet, Button, Stack, Text } from '@dongne/ui';

interface OtherCardSheetProps {
  readonly onOpen: (provider: CardProvider) => void;
  readonly onClose: () => void;
}

/** Sheet to choose the provider whose window accepts another card; the press opens it. */
export const OtherCardSheet = ({ onOpen, onClose }: OtherCardSheetProps) => (
  <BottomSheet open onClose={onClose} title="다른 카드로 결제하기">
    <Stack $gap={4}>
      <Text $color="secondary">결제사 창에서 이번 금액만 결제해요. 등록된 카드는 바뀌지 않아요.</Text>
      {CARD_PROVIDERS.map((provider, index) => (
        <Button
          key={provider}
          size="medium"
          fullWidth
          tone={index === 0 ? 'primary' : 'secondary'}
          onClick={() => onOpen(provider)}
        >
          {PROVIDER_NAME[provider]}로 결제하기
        </Button>
      ))}
    </Stack>
  </BottomSheet>
);
