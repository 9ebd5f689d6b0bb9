import {
  CLAIM,
  CLAIM_KIND_LABEL,
  CLAIM_KINDS,
  CLAIM_WISH_LABEL,
  IMAGE_LIMIT,
  type RequestItem,
} from '@dongne/contract';
import { PhotoField, type FormView } from '@dongne/pages';
import { ChoiceGroup, Notice, RadioGroup, Section, Text, TextArea } from '@dongne/ui';
import { FieldError } from '../common/field-error';
import type { ClaimValues } from './claim-values';
import { ItemChoice } from './item-choice';

interface ClaimFieldsProps {
  readonly form: FormView<ClaimValues>;
  readonly items: readonly RequestItem[];
  /** Whether the address for another collection is still stored. */
  readonly hasAddress: boolean;
}

/** Fields of a claim: the item, the kind of problem, the wished remedy, a description and photos. */
export const ClaimFields = ({ form: { values, problems, change }, items, hasAddress }: ClaimFieldsProps) => (
  <>
    <Section title="어떤 품목인가요?">
      <div {...(problems.itemId !== undefined && { 'data-wrong': '' })}>
        <RadioGroup
          label="품목"
          hideLabel
          choices={items.map((item) => ({ value: String(item.id), label: <ItemChoice item={item} /> }))}
          value={values.itemId === '' ? null : values.itemId}
          error={problems.itemId}
          onChange={(itemId) => change({ itemId })}
        />
      </div>
    </Section>
    <Section title="무슨 일이 있었나요?">
      <div {...(problems.kind !== undefined && { 'data-wrong': '' })}>
        <ChoiceGroup
          label="무슨 일"
          hideLabel
          columns={2}
          choices={CLAIM_KINDS.map((kind) => ({ value: kind, label: CLAIM_KIND_LABEL[kind] }))}
          value={values.kind === '' ? null : values.kind}
          error={problems.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
    </Section>
    {values.kind === 'Damage' && (
      <Section title="어떻게 해 드릴까요?">
        <RadioGroup
          label="원하는 방법"
          hideLabel
          choices={[
            {
              value: 'WashAgain',
              label: CLAIM_WISH_LABEL.WashAgain,
              description: '비용 없이 다시 세탁하거나 고쳐서 돌려 드려요',
              disabled: !hasAddress,
            },
            { value: 'Money', label: CLAIM_WISH_LABEL.Money, description: '되돌릴 수 없는 손상일 때 골라 주세요' },
          ]}
          value={values.wish}
          error={problems.wish}
          onChange={(wish) => change({ wish })}
        />
        {!hasAddress && <Notice>수거 주소를 보관하는 기간이 지나 다시 수거할 수 없어요.</Notice>}
      </Section>
    )}
    <Section title="자세히 알려 주세요">
      <TextArea
        label="상황 설명"
        placeholder={values.kind === 'Loss' ? '예: 셔츠 3장 중 2장만 왔어요' : '예: 왼쪽 소매에 없던 구멍이 생겼어요'}
        maxLetters={CLAIM.maxLetters}
        value={values.text}
        error={problems.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div {...(problems.photos !== undefined && { 'data-wrong': '' })}>
        <PhotoField
          label="접수 사진"
          limit={IMAGE_LIMIT.claim}
          photos={values.photos}
          onChange={(photos) => change({ photos: [...photos] })}
        />
        <FieldError message={problems.photos} />
        <Text $type="caption" $color="tertiary">
          {values.kind === 'Loss'
            ? '사진은 없어도 괜찮아요.'
            : '손상된 곳이 잘 보이는 사진을 한 장 이상 추가해 주세요.'}
        </Text>
      </div>
    </Section>
  </>
);
