import { endpoints, WASHING_PREFERENCES, washingPreferencesText, type WashingPreferences } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { ChoiceGroup } from '@dongne/ui';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { FoldedOption } from './folded-option';
import { namesOf, type LaundryWishes } from './laundry-wishes';

const { softener, ironing, temperature, scent } = WASHING_PREFERENCES;

/** Washing preferences: those chosen for this request, or the member's last ones. Hidden when these fail to load. */
export const PreferencesField = ({ form: { values, problems, change } }: { form: FormView<LaundryWishes> }) => {
  const own = values.washingPreferences;
  const member = useRemote(endpoints.member, {}, { enabled: own === null });
  const chosen = own ?? (member.state === 'ready' ? member.value.washingPreferences : undefined);
  const problem = problems.washingPreferences;
  if (chosen === undefined && member.state === 'failed') return null;
  return (
    <FoldedOption
      name="세탁 취향"
      chosen={chosen === undefined ? '' : washingPreferencesText(chosen)}
      hasProblem={problem !== undefined}
    >
      {chosen !== undefined && (
        <Choices chosen={chosen} onChange={(washingPreferences) => change({ washingPreferences })} />
      )}
      <FieldError message={problem} />
    </FoldedOption>
  );
};

interface ChoicesProps {
  readonly chosen: WashingPreferences;
  readonly onChange: (chosen: WashingPreferences) => void;
}

const Choices = ({ chosen, onChange }: ChoicesProps) => {
  const change = (patch: Partial<WashingPreferences>) => onChange({ ...chosen, ...patch });
  return (
    <Groups>
      <Choice of={softener} value={chosen.softener} onChange={(next) => change({ softener: next })} />
      <Choice of={ironing} value={chosen.ironing} onChange={(next) => change({ ironing: next })} />
      <Choice of={temperature} value={chosen.temperature} onChange={(next) => change({ temperature: next })} />
      <Choice of={scent} value={chosen.scent} onChange={(next) => change({ scent: next })} />
    </Groups>
  );
};

interface ChoiceProps<Value extends string> {
  readonly of: { readonly label: string; readonly choices: Readonly<Record<Value, string>> };
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ of: { label, choices }, value, onChange }: ChoiceProps<Value>) => (
  <ChoiceGroup
    label={label}
    columns={3}
    choices={namesOf(choices).map((name) => ({ value: name, label: choices[name] }))}
    value={value}
    onChange={onChange}
  />
);

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;
