import {
  DOT,
  formatWon,
  type Garment,
  GARMENTS,
  hasPart,
  MEND_PARTS,
  REQUEST_LIMITS,
  type MendPart,
} from '@dongne/contract';
import { Button, ChoiceGroup, FixedActions, IconButton, PageBody, Section, Switch, Text, TextArea } from '@dongne/ui';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { GarmentDrawing } from './garment-drawing';
import { garmentPriceText, mendProblem, newMend } from './mend-rules';
import type { StepProps } from './mend-steps';
import type { FormMend } from './mend-values';

/** Step 2: lists and edits the mends of the garment. */
export const MendsStep = (props: StepProps) => {
  const { garment, change, flow, left, washing } = props;
  const { mends, current } = garment;
  const isEmpty = mends.length === 0;
  const isOpen = current !== null || isEmpty;
  return (
    <PageBody>
      {!isEmpty && (
        <Section
          title={`${GARMENTS[garment.clothType ?? 'other']} 수선 ${mends.length}건`}
          description={garmentPriceText(garment, washing)}
        >
          <Rows>
            {mends.map((mend) => (
              <MendRow
                key={mend.id}
                mend={mend}
                garment={garment}
                onEdit={() => change({ current: mend })}
                onRemove={() => change({ mends: mends.filter(({ id }) => id !== mend.id) })}
              />
            ))}
          </Rows>
        </Section>
      )}
      {isOpen ? (
        <MendEditor {...props} mend={current ?? newMend()} />
      ) : (
        <Button tone="secondary" size="small" disabled={left <= 0} onClick={() => change({ current: newMend() })}>
          수선 추가
        </Button>
      )}
      {!isOpen && (
        <FixedActions
          note={
            left <= 0 ? <Text $type="caption">수선은 {REQUEST_LIMITS.mends}건까지 신청할 수 있어요.</Text> : undefined
          }
        >
          <Button disabled={mends.some(({ marks }) => marks.length === 0)} onClick={() => flow.finish(garment)}>
            수선 등록하기
          </Button>
        </FixedActions>
      )}
    </PageBody>
  );
};

const EXAMPLES: Readonly<Record<Garment, string>> = {
  jacket: '예: 소매를 2cm 줄여 주세요',
  trousers: '예: 기장을 3cm 줄여 주세요',
  skirt: '예: 허리를 2cm 늘려 주세요',
  shirt: '예: 떨어진 단추를 달아 주세요',
  dress: '예: 기장을 5cm 줄여 주세요',
  coat: '예: 안감이 찢어졌어요',
  padding: '예: 지퍼가 올라가지 않아요',
  bag: '예: 지퍼 손잡이가 떨어졌어요',
  other: '예: 찢어진 곳을 꿰매 주세요',
};

const MendEditor = ({ garment, change, flow, mend }: StepProps & { mend: FormMend }) => {
  const [isAsked, setIsAsked] = useState(false);
  const problem = isAsked ? mendProblem(mend) : undefined;
  const edit = (patch: Partial<FormMend>) => change({ current: { ...mend, ...patch } });
  const next = () => {
    if (mendProblem(mend) !== undefined) return setIsAsked(true);
    change({ current: mend });
    flow.go(3);
  };
  return (
    <>
      <Section title="무엇을 수선할까요?">
        <ChoiceGroup<MendPart>
          label="수선 종류"
          hideLabel
          columns={2}
          choices={MEND_PARTS.filter(({ part }) => hasPart(garment.clothType, part)).map(({ part, basePriceWon }) => ({
            value: part,
            label: part,
            description: basePriceWon === null ? '금액은 세탁소가 알려 드려요' : `예상 ${formatWon(basePriceWon)}`,
          }))}
          value={mend.part}
          onChange={(part) => edit({ part })}
          error={problem?.part}
        />
        <Switch
          label="세탁도 함께 할게요"
          checked={mend.withLaundry}
          onChange={(event) => edit({ withLaundry: event.target.checked })}
        />
        <TextArea
          label="수선 내용을 적어 주세요"
          placeholder={EXAMPLES[garment.clothType ?? 'other']}
          rows={3}
          maxLetters={REQUEST_LIMITS.mendNoteLetters}
          value={mend.detail}
          onChange={(event) => edit({ detail: event.target.value })}
          error={problem?.detail}
        />
      </Section>
      <FixedActions>
        {garment.mends.length > 0 && (
          <Button tone="secondary" onClick={() => change({ current: null })}>
            취소
          </Button>
        )}
        <Button onClick={next}>수선할 곳 표시하기</Button>
      </FixedActions>
    </>
  );
};

interface MendRowProps extends Pick<StepProps, 'garment'> {
  readonly mend: FormMend;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const MendRow = ({ mend, garment, onEdit, onRemove }: MendRowProps) => {
  const name = mend.part ?? '기타';
  const facts = [
    mend.marks.length === 0 ? '수선할 곳을 다시 표시해 주세요' : `표시 ${mend.marks.length}곳`,
    mend.withLaundry ? '세탁 함께' : '수선만',
    mend.detail,
  ];
  return (
    <Row>
      <Picture>
        <GarmentDrawing
          garment={garment.clothType ?? 'other'}
          side={mend.marks[0]?.side ?? 'front'}
          marks={mend.marks}
        />
      </Picture>
      <Words>
        <Text $type="bodyStrong">{name}</Text>
        <Text $type="caption" $color="secondary">
          {facts.filter(Boolean).join(DOT)}
        </Text>
      </Words>
      <IconButton label={`${name} 수정`} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`${name} 삭제`} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  );
};

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} 0;
`;

const Picture = styled.div`
  flex: none;
  width: 52px;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
