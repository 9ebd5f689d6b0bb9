import type { RequestDetail } from '@dongne/contract';
import { support } from '@dongne/platform';
import { Button, Notice, Stack, Text } from '@dongne/ui';
import styled from 'styled-components';

interface UnsentWordsProps {
  readonly request: Pick<RequestDetail, 'shop' | 'allowedActions'>;
  /** Name of what was typed, with its particle: `요청사항은`. */
  readonly what: string;
  readonly words: readonly string[];
}

/** Words that came too late to be sent: they stay readable, with the way to say them. Renders nothing without any. */
export const UnsentWords = ({ request: { shop, allowedActions }, what, words }: UnsentWordsProps) =>
  words.length > 0 && (
    <Notice tone="warning">
      <Stack $gap={3}>
        <span>적으시던 {what} 보내지 못했어요. 필요하면 전화나 문의로 알려 주세요.</span>
        {words.map((text, place) => (
          <Words key={place} $type="label">
            {text}
          </Words>
        ))}
        {allowedActions.includes('call') ? (
          <Button as="a" href={`tel:${shop.phone}`} size="small" tone="secondary" fullWidth>
            세탁소에 전화하기
          </Button>
        ) : (
          <Button onClick={support.open} size="small" tone="secondary" fullWidth>
            문의하기
          </Button>
        )}
      </Stack>
    </Notice>
  );

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
