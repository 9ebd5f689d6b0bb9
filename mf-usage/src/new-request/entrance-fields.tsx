import { REQUEST_LIMITS } from '@dongne/contract';
import { Checkbox, ChoiceGroup, TextField } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { FormView } from '@dongne/pages';
import { FoldedOption } from '../request-form/folded-option';
import type { NewRequestValues } from '../request-form/new-request-values';

const doorText = ({ entrance, entrancePassword }: NewRequestValues): string => {
  if (entrance === 'free') return '비밀번호 없음';
  return entrancePassword === '' ? '비밀번호를 적어 주세요' : '공동현관 비밀번호';
};

const chosenText = (values: NewRequestValues): string =>
  [doorText(values), ...(values.deliveryBag ? ['수거백'] : [])].join(', ');

/** Entrance of the building, and details for the shop at the door. Open while the code of the door is missing. */
export const EntranceFields = ({ form: { values, problems, change } }: { form: FormView<NewRequestValues> }) => {
  const [isMissing] = useState(values.entrance === 'password' && values.entrancePassword === '');
  return (
    <FoldedOption
      name="출입 방법"
      chosen={chosenText(values)}
      hasProblem={problems.entrancePassword !== undefined}
      isOpenAtFirst={isMissing}
    >
      <ChoiceGroup
        label="공동현관 출입"
        hideLabel
        columns={2}
        choices={[
          { value: 'free', label: '비밀번호 없음' },
          { value: 'password', label: '비밀번호 있음' },
        ]}
        value={values.entrance}
        onChange={(entrance) => change({ entrance })}
      />
      {values.entrance === 'password' && (
        <Password>
          <TextField
            label="공동현관 비밀번호"
            placeholder="예: 종 1234 종"
            maxLength={REQUEST_LIMITS.entrancePasswordLetters}
            autoComplete="off"
            value={values.entrancePassword}
            onChange={(event) => change({ entrancePassword: event.target.value })}
            error={problems.entrancePassword}
          />
        </Password>
      )}
      <Bag>
        <Checkbox
          label="수거백에 담아 둘게요"
          checked={values.deliveryBag}
          onChange={(event) => change({ deliveryBag: event.target.checked })}
        />
      </Bag>
    </FoldedOption>
  );
};

const Bag = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Password = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
`;
