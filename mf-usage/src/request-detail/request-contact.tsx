import type { RequestDetail } from '@dongne/contract';
import { support } from '@dongne/platform';
import { Button, Section, Stack } from '@dongne/ui';
import { Headset, Phone } from 'lucide-react';
import styled from 'styled-components';

/** Shop and support contacts. The number is a safety number that forwards the call. */
export const RequestContact = ({ request: { shop, allowedActions } }: { request: RequestDetail }) => (
  <Section title="도움이 필요하세요?">
    <Stack $direction="row" $gap={2} $wrap>
      {allowedActions.includes('call') && (
        <Grow>
          <Button
            as="a"
            href={`tel:${shop.phone}`}
            size="small"
            tone="ghost"
            fullWidth
            icon={<Phone size={18} aria-hidden="true" />}
          >
            세탁소에 전화하기
          </Button>
        </Grow>
      )}
      <Grow>
        <Button
          onClick={support.open}
          size="small"
          tone="ghost"
          fullWidth
          icon={<Headset size={18} aria-hidden="true" />}
        >
          문의하기
        </Button>
      </Grow>
    </Stack>
  </Section>
);

const Grow = styled.div`
  flex: 1 1 9rem;
`;
