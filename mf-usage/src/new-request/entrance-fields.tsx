import { REQUEST_LIMITS } from '@dongne/contract';
import { Checkbox, ChoiceGroup, Section, TextField } from '@dongne/ui';
import styled from 'styled-components';
import type { FormView } from '@dongne/pages';
import type { NewRequestValues } from '../request-form/new-request-values';

/** Entrance of the building, and details for the shop at the door. */
export const EntranceFields = ({ form: { values, problems, change } }: { form: FormView<NewRequestValues> }) => (
  <Section title="공동현관" description="세탁물은 문 앞에 놓아 주세요">
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
  </Section>
);

const Bag = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Password = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
`;
