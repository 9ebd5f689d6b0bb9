import { useState } from 'react';
import { Button } from '../buttons/button';
import { ChoiceGroup } from '../fields/choice-group';
import { FixedActions } from '../layout/fixed-actions';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import { Text } from '../layout/text';
import { AlertDialog } from '../overlays/alert-dialog';
import { BottomSheet } from '../overlays/bottom-sheet';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { LoadingOverlay } from '../overlays/loading-overlay';
import { Toast } from '../overlays/toast';

type Overlay = 'sheet' | 'alert' | 'confirm' | 'danger' | 'vertical' | 'success' | 'error' | 'loading';

const OPENERS: readonly (readonly [Overlay, string])[] = [
  ['sheet', '바텀시트'],
  ['alert', '알림창'],
  ['confirm', '확인창'],
  ['danger', '되돌릴 수 없는 확인창'],
  ['vertical', '세로 확인창'],
  ['success', '성공 토스트'],
  ['error', '오류 토스트'],
  ['loading', '로딩 화면'],
];

const SORTS = [
  { value: 'Membership', label: '기본순' },
  { value: 'Using', label: '이용 많은 순' },
  { value: 'Distance', label: '가까운 순' },
] as const;

/** Overlays. */
export function GuideOverlays() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [sort, setSort] = useState<'Membership' | 'Using' | 'Distance'>('Membership');
  const close = () => setOpen(null);
  return (
    <>
      <Section title="겹치는 화면">
        <Stack $direction="row" $gap={2} $wrap>
          {OPENERS.map(([overlay, name]) => (
            <Button key={overlay} size="small" tone="ghost" onClick={() => setOpen(overlay)}>
              {name}
            </Button>
          ))}
        </Stack>
      </Section>
      <BottomSheet
        open={open === 'sheet'}
        onClose={close}
        title="필터"
        footer={
          <>
            <Button tone="ghost">초기화</Button>
            <Button onClick={close}>12곳 보기</Button>
          </>
        }
      >
        <ChoiceGroup label="정렬" choices={SORTS} value={sort} onChange={setSort} />
      </BottomSheet>
      <AlertDialog
        open={open === 'alert'}
        title="사진을 등록할 수 없습니다"
        message="jpg, gif, png, jpeg 파일만 등록할 수 있습니다."
        onConfirm={close}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        message="이미 등록된 세탁소가 있어요. 변경할까요?"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'danger'}
        tone="danger"
        title="신청을 취소할까요?"
        message="취소한 신청은 되돌릴 수 없어요."
        confirmText="신청 취소"
        cancelText="돌아가기"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'vertical'}
        vertical
        title="상담이 필요하세요?"
        message="평일 09:00~18:00에 도와드려요."
        confirmText="전화 상담"
        cancelText="채팅 상담"
        onConfirm={close}
        onCancel={close}
      />
      {open === 'success' && <Toast tone="success">이용 신청 수정이 완료 되었습니다!</Toast>}
      {open === 'error' && (
        <Toast tone="error" position="top">
          데이터를 불러오지 못했어요
        </Toast>
      )}
      <LoadingOverlay open={open === 'loading'} />
      <FixedActions
        note={
          <Text $type="caption" $color="tertiary" style={{ textAlign: 'center', marginBottom: 8 }}>
            금액은 세탁소가 확인한 뒤 알려 드려요
          </Text>
        }
      >
        <Button size="large">신청하기</Button>
      </FixedActions>
    </>
  );
}
