import { GARMENTS, hasPart, IMAGE_LIMIT, type Garment } from '@dongne/contract';
import { PhotoField } from '@dongne/pages';
import { Button, FixedActions, PageBody, Section } from '@dongne/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { GarmentDrawing } from './garment-drawing';
import type { StepProps } from './mend-steps';
import type { FormMend } from './mend-values';

const GARMENT_CODES: readonly Garment[] = [
  'jacket',
  'trousers',
  'skirt',
  'shirt',
  'dress',
  'coat',
  'padding',
  'bag',
  'other',
];

/** Moves a mend to another garment: drops its marks, and its part when the garment lacks it. */
const moved = (mend: FormMend, clothType: Garment): FormMend => ({
  ...mend,
  marks: [],
  part: mend.part !== null && hasPart(clothType, mend.part) ? mend.part : null,
});

/** Step 1: chooses the garment and adds photos. */
export const GarmentStep = ({ garment, change, flow }: StepProps) => {
  const [isMissing, setIsMissing] = useState(false);
  const next = () => (garment.clothType === null ? setIsMissing(true) : flow.go(2));
  const choose = (clothType: Garment) =>
    change({
      clothType,
      ...(clothType !== garment.clothType && {
        mends: garment.mends.map((mend) => moved(mend, clothType)),
        current: garment.current && moved(garment.current, clothType),
      }),
    });
  return (
    <PageBody>
      <Section title="옷 종류">
        <GarmentChoices chosen={garment.clothType} onChoose={choose} />
        <FieldError message={isMissing && garment.clothType === null ? '수선할 옷의 종류를 골라 주세요.' : undefined} />
      </Section>
      <Section
        title="옷 사진"
        description="전체 모습과 수선할 곳이 보이게 찍으면 금액을 더 정확히 알려 드릴 수 있어요. (선택)"
      >
        <PhotoField
          label="옷 사진"
          photos={garment.photos}
          limit={IMAGE_LIMIT.mendItem}
          onChange={(photos) => change({ photos })}
        />
      </Section>
      <FixedActions>
        <Button onClick={next}>다음</Button>
      </FixedActions>
    </PageBody>
  );
};

const GarmentChoices = ({ chosen, onChoose }: { chosen: Garment | null; onChoose: (garment: Garment) => void }) => {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label="옷 종류">
      {GARMENT_CODES.map((code) => (
        <Choice key={code}>
          <Input type="radio" name={name} checked={code === chosen} onChange={() => onChoose(code)} />
          <Face>
            <Drawn>
              <GarmentDrawing garment={code} side="front" />
            </Drawn>
            {GARMENTS[code]}
          </Face>
        </Choice>
      ))}
    </Choices>
  );
};

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

const Choice = styled.label`
  position: relative;
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
`;

const Face = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[1]};
  text-align: center;
  ${({ theme }) => theme.type.label}
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.medium};

  ${Input}:checked + & {
    color: ${({ theme }) => theme.color.text.brand};
    background: ${({ theme }) => theme.color.surface.brand};
    border-color: ${({ theme }) => theme.color.border.focus};
  }

  ${Input}:focus-visible + & {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
`;

const Drawn = styled.span`
  display: block;
  width: 56px;
`;
