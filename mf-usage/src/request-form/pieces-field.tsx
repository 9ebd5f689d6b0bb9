import { LAUNDRY_COUNT, type ShopDetail } from '@dongne/contract';
import { Stepper, Text } from '@dongne/ui';
import { FieldError } from '../common/field-error';
import { CountedItems } from './counted-items';
import type { LaundryWishes } from './laundry-wishes';
import type { FormView } from '@dongne/pages';
import { handedOverBy, namedPieces } from './wishes-rules';

interface PiecesFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly prices: ShopDetail['prices'];
}

const namedText = (counted: number, mended: number): string =>
  counted === 0 ? `수선할 옷 ${mended}개예요.` : `담은 품목 ${counted}개와 수선할 옷 ${mended}개예요.`;

/** Number of pieces; the pieces counted by category are part of it. */
export const PiecesField = ({ form, prices }: PiecesFieldProps) => {
  const { values, problems, change } = form;
  const { counted, mended } = namedPieces(values);
  const pieces = handedOverBy(values);
  return (
    <div>
      <div {...(problems.laundryNumByUser !== undefined && { 'data-wrong': '' })}>
        <Stepper
          label="세탁물 수량"
          unit="개"
          min={Math.max(LAUNDRY_COUNT.min, counted + mended)}
          max={LAUNDRY_COUNT.max}
          value={pieces}
          onChange={(laundryNumByUser) => change({ laundryNumByUser })}
        />
        {mended > 0 && counted + mended === pieces && (
          <Text $type="caption" $color="tertiary">
            {namedText(counted, mended)}
          </Text>
        )}
        <FieldError message={problems.laundryNumByUser} />
      </div>
      <CountedItems form={form} prices={prices} />
    </div>
  );
};
