import { piecesOf, type ShopDetail } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { BottomSheet, Button, ItemCounter } from '@dongne/ui';
import { useState } from 'react';
import { FieldError } from '../common/field-error';
import { Arrow, Chosen, Line, OptionName } from './folded-option';
import type { LaundryWishes } from './laundry-wishes';
import { withCounted } from './wishes-rules';

interface CountedItemsProps {
  readonly form: FormView<LaundryWishes>;
  readonly prices: ShopDetail['prices'];
}

const NONE = '담으면 예상 금액이 더 정확해져요';

/**
 * Pieces counted by category in one line, whose sheet counts them: optional, for an exact estimate. The line of the
 * estimate names them.
 */
export const CountedItems = ({ form: { values, problems, change }, prices }: CountedItemsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { items } = values;
  return (
    <div {...(problems.items !== undefined && { 'data-wrong': '' })}>
      <Line type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <OptionName>품목 담기</OptionName>{' '}
        <Chosen>{items.length === 0 ? NONE : `${piecesOf(items)}개 담았어요`}</Chosen>
        <Arrow />
      </Line>
      <FieldError message={problems.items} />
      <BottomSheet open={isOpen} onClose={close} title="품목 담기" footer={<Button onClick={close}>담기 완료</Button>}>
        <ItemCounter
          prices={prices}
          items={items}
          onChange={(counted) => change(withCounted(values, counted))}
          error={problems.items}
        />
      </BottomSheet>
    </div>
  );
};
