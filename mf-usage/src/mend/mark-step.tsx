import { Button, FixedActions, IconButton, Notice, PageBody, Tabs, Text } from '@dongne/ui';
import { Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { MarkBoard } from './mark-board';
import { withCurrentDone } from './mend-rules';
import type { StepProps } from './mend-steps';
import { MARKS_MAX, type Mark, type Side } from './mend-values';

const SIDES = [
  { value: 'front', label: '앞면' },
  { value: 'back', label: '뒷면' },
] as const;

const ZOOMS = [1, 1.5, 2, 3] as const;

/** Step 3: marks places on the garment. */
export const MarkStep = ({ garment, change, flow }: StepProps) => {
  const { current, clothType } = garment;
  const [side, setSide] = useState<Side>(current?.marks[0]?.side ?? 'front');
  const [zoom, setZoom] = useState(0);
  const [hint, setHint] = useState<string>();
  if (current === null) return null;
  const { marks } = current;

  const mark = (added: readonly Mark[] | 'outside') => {
    if (added === 'outside') return setHint('옷 위를 눌러 주세요.');
    if (added.length > MARKS_MAX) return setHint(`${MARKS_MAX}곳까지 표시할 수 있어요.`);
    setHint(undefined);
    change({ current: { ...current, marks: added } });
  };
  const done = () => {
    if (marks.length === 0) return setHint('수선할 곳을 한 곳 이상 눌러 주세요.');
    change(withCurrentDone(garment));
    flow.leave(2);
  };

  return (
    <PageBody>
      <Ask>
        <Text as="h2" $type="title3">
          수선할 곳을 눌러 주세요
        </Text>
        <KeyHint $type="caption" $color="secondary">
          화살표 키로 옮기고 Enter 키로 표시할 수도 있어요.
        </KeyHint>
      </Ask>
      <Tabs label="앞면과 뒷면" tabs={SIDES} value={side} onChange={setSide}>
        <MarkBoard garment={clothType ?? 'other'} side={side} zoom={ZOOMS[zoom] ?? 1} marks={marks} onMark={mark} />
      </Tabs>
      <Tools>
        <Text as="span" $type="label" role="status">
          표시 {marks.length}곳
        </Text>
        <Spread />
        <IconButton label="축소" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton label="확대" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <IconButton label="마지막 표시 되돌리기" disabled={marks.length === 0} onClick={() => mark(marks.slice(0, -1))}>
          <Undo2 aria-hidden="true" />
        </IconButton>
      </Tools>
      <div aria-live="polite">{hint !== undefined && <Notice tone="warning">{hint}</Notice>}</div>
      <FixedActions>
        <Button onClick={done}>표시 완료</Button>
      </FixedActions>
    </PageBody>
  );
};

const Ask = styled.div`
  padding: ${({ theme }) => theme.space[4]} 0;
`;

/** Hint for keyboards; the board's own name says it to screen readers. */
const KeyHint = styled(Text)`
  @media (hover: none) {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
`;

const Spread = styled.span`
  flex: 1;
`;
