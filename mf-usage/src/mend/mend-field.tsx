import { DOT, GARMENTS, REQUEST_LIMITS } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { Button, IconButton, Switch, Text } from '@dongne/ui';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { GarmentDrawing } from './garment-drawing';
import { garmentPriceText, isBegun, mendCount, mendPriceText, type WashingTerms } from './mend-rules';
import type { FormGarment, SavedMend, MendValues } from './mend-values';
import { useMendFlow } from './use-mend-flow';

interface MendFieldProps {
  readonly form: FormView<MendValues>;
  readonly canMend: boolean;
  readonly washing: WashingTerms;
}

/** Mends of the form: new garments with their mends, and in an edit those already stored. */
export const MendField = ({ form, canMend, washing }: MendFieldProps) => {
  const { values, problems, change } = form;
  const flow = useMendFlow(form);
  const isGoingOn = isBegun(values.mending);
  const isFull = mendCount(values) >= REQUEST_LIMITS.mends;
  return (
    <>
      <Switch
        label="수선이 필요해요"
        description={canMend ? '수선 금액도 먼저 알려 드려요' : '이 세탁소는 수선을 하지 않아요'}
        disabled={!canMend}
        checked={values.hasMend && canMend}
        onChange={(event) => change({ hasMend: event.target.checked })}
      />
      {values.hasMend && canMend && (
        <div {...(problems.garments !== undefined && { 'data-wrong': '' })}>
          <Rows aria-label="수선할 옷">
            {values.keptMends.map((mend) => (
              <SavedRow
                key={mend.id}
                mend={mend}
                onRemove={() => change({ keptMends: values.keptMends.filter(({ id }) => id !== mend.id) })}
              />
            ))}
            {values.garments.map((garment) => (
              <GarmentRow
                key={garment.id}
                garment={garment}
                washing={washing}
                onEdit={() => flow.edit(garment)}
                onRemove={() => change({ garments: values.garments.filter(({ id }) => id !== garment.id) })}
              />
            ))}
          </Rows>
          <Adding>
            <Button size="small" tone="secondary" type="button" disabled={isFull && !isGoingOn} onClick={flow.begin}>
              {isGoingOn ? '작성하던 수선 이어서 하기' : '수선할 옷 추가'}
            </Button>
            {isGoingOn && (
              <IconButton label="작성하던 수선 삭제" onClick={() => change({ mending: null })}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Adding>
          {isFull && (
            <Text $type="caption" $color="secondary">
              수선은 {REQUEST_LIMITS.mends}건까지 신청할 수 있어요.
            </Text>
          )}
          <FieldError message={problems.garments} />
        </div>
      )}
    </>
  );
};

interface GarmentRowProps {
  readonly garment: FormGarment;
  readonly washing: WashingTerms;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const GarmentRow = ({ garment, washing, onEdit, onRemove }: GarmentRowProps) => {
  const clothType = garment.clothType ?? 'other';
  const parts = garment.mends.map(({ part }) => part ?? '기타');
  const name = `${GARMENTS[clothType]} ${parts.join(', ')}`;
  const photos = garment.photos.length > 0 ? `${DOT}사진 ${garment.photos.length}장` : '';
  return (
    <Row
      picture={<GarmentDrawing garment={clothType} side="front" marks={garment.mends[0]?.marks ?? []} />}
      title={name}
      note={`${garmentPriceText(garment, washing)}${photos}`}
    >
      <IconButton label={`${name} 수정`} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`${name} 삭제`} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  );
};

const SavedRow = ({ mend, onRemove }: { mend: SavedMend; onRemove: () => void }) => {
  const name = mend.title;
  return (
    <Row
      picture={mend.imageUrl === null ? null : <Marked src={mend.imageUrl} alt="" />}
      title={name}
      note={mend.detail === '' ? mendPriceText(mend.part) : mend.detail}
    >
      <IconButton label={`${name} 삭제`} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  );
};

const Row = (props: { picture: ReactNode; title: string; note: string; children: ReactNode }) => (
  <Item>
    {props.picture !== null && <Picture>{props.picture}</Picture>}
    <Words>
      <Text $type="bodyStrong">{props.title}</Text>
      <Text $type="caption" $color="secondary">
        {props.note}
      </Text>
    </Words>
    {props.children}
  </Item>
);

const Adding = styled.div`
  display: flex;
  align-items: center;
  padding-top: ${({ theme }) => theme.space[2]};
`;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Picture = styled.div`
  flex: none;
  width: 52px;
`;

const Marked = styled.img`
  width: 100%;
  border-radius: ${({ theme }) => theme.radius.small};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
