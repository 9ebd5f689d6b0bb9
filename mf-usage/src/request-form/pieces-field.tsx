import { LAUNDRY_COUNT, type ShopDetail } from '@dongne/contract';
import { ItemCounter, Section, Stepper, Text } from '@dongne/ui';
import { FieldError } from '../common/field-error';
import type { LaundryWishes } from './laundry-wishes';
import type { FormView } from '@dongne/pages';
import { handedOverBy, namedPieces, withCounted } from './wishes-rules';

interface PiecesFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly prices: ShopDetail['prices'];
}

const namedText = (counted: number, mended: number): string => {
  if (mended === 0) return `아래에서 고른 품목 ${counted}개예요.`;
  return counted === 0 ? `수선할 옷 ${mended}개예요.` : `아래에서 고른 품목 ${counted}개와 수선할 옷 ${mended}개예요.`;
};

/** Number of pieces, and an optional count by category for an exact estimate. */
export const PiecesField = ({ form: { values, problems, change }, prices }: PiecesFieldProps) => {
  const { counted, mended } = namedPieces(values);
  const pieces = handedOverBy(values);
  return (
    <>
      <div {...(problems.laundryNumByUser !== undefined && { 'data-wrong': '' })}>
        <Stepper
          label="세탁물 수량"
          unit="개"
          min={Math.max(LAUNDRY_COUNT.min, counted + mended)}
          max={LAUNDRY_COUNT.max}
          value={pieces}
          onChange={(laundryNumByUser) => change({ laundryNumByUser })}
        />
        {counted + mended > 0 && counted + mended === pieces && (
          <Text $type="caption" $color="tertiary">
            {namedText(counted, mended)}
          </Text>
        )}
        <FieldError message={problems.laundryNumByUser} />
      </div>
      <Section
        level={3}
        title="품목 담기"
        description="담으면 예상 금액이 더 정확해져요. 담지 않아도 신청할 수 있어요."
      >
        <ItemCounter
          prices={prices}
          items={values.items}
          onChange={(items) => change(withCounted(values, items))}
          error={problems.items}
        />
      </Section>
    </>
  );
};
