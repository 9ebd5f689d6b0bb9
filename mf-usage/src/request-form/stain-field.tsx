import { formatWon, IMAGE_LIMIT, STAIN_REMOVAL_WON } from '@dongne/contract';
import { PhotoField, type FormView } from '@dongne/pages';
import { Switch } from '@dongne/ui';
import { FieldError } from '../common/field-error';
import type { LaundryWishes } from './laundry-wishes';

/** Stains with photos that show the shop where they are. */
export const StainField = ({ form: { values, problems, change } }: { form: FormView<LaundryWishes> }) => (
  <>
    <Switch
      label="얼룩이 있어요"
      description={`사진을 남기면 더 꼼꼼히 확인해요. 얼룩 제거 ${formatWon(STAIN_REMOVAL_WON)}`}
      checked={values.hasStain}
      onChange={(event) => change({ hasStain: event.target.checked })}
    />
    {values.hasStain && (
      <div {...(problems.stains !== undefined && { 'data-wrong': '' })}>
        <PhotoField
          label="얼룩 사진"
          photos={values.stains}
          limit={IMAGE_LIMIT.stain}
          onChange={(stains) => change({ stains })}
        />
        <FieldError message={problems.stains} />
      </div>
    )}
  </>
);
