import type { Area } from '@dongne/contract';
import { popups, toApiError, useClientConfig } from '@dongne/platform';
import { BottomSheet, Button } from '@dongne/ui';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { OUT_OF_SERVICE } from './area-list';
import { areaOfPostcode, type PostcodeAnswer } from './postcode-area';
import { PostcodeFrame } from './postcode-frame';

const NOT_FOUND = '이 주소를 찾지 못했어요. 동 이름으로 찾아 주세요.';

/** Button that opens Kakao's postcode dialog, which knows every building, when it is enabled. */
export function PostcodeButton({ onFind }: { readonly onFind: (area: Area) => void }) {
  const config = useClientConfig();
  const [isOpen, setOpen] = useState(false);
  if (config?.postcode.provider !== 'kakao') return null;

  const take = async (found: PostcodeAnswer): Promise<void> => {
    setOpen(false);
    try {
      const area = await areaOfPostcode(found);
      if (area?.inService) onFind(area);
      else popups.toast(area === undefined ? NOT_FOUND : OUT_OF_SERVICE, { tone: 'error' });
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  };

  return (
    <>
      <Button
        size="medium"
        tone="secondary"
        fullWidth
        icon={<Mailbox size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        카카오 우편번호에서 찾기
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="카카오 우편번호에서 찾기">
        <PostcodeFrame onFind={take} />
      </BottomSheet>
    </>
  );
}
