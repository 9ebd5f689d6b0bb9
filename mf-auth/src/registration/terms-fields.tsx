import { REGISTRATION_TERMS, type RegistrationTerm } from '@dongne/contract';
import { TERM_SUMMARY } from '@dongne/pages';
import { BottomSheet, Checkbox, Divider, IconButton, Text } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { RegistrationForm } from './registration-rules';

const labelOf = (key: RegistrationTerm): string => REGISTRATION_TERMS.find((term) => term.key === key)?.label ?? '';

/** Checkbox per term, and one for all. */
export function TermsFields() {
  const { register, setValue, control, formState } = useFormContext<RegistrationForm>();
  const agreements = useWatch({ control, name: 'agreements' });
  const [opened, setOpened] = useState<RegistrationTerm>();
  const hasAll = REGISTRATION_TERMS.every(({ key }) => agreements[key]);

  const handleAll = (isTicked: boolean) => {
    for (const { key } of REGISTRATION_TERMS)
      setValue(`agreements.${key}`, isTicked, { shouldValidate: formState.isSubmitted });
  };

  return (
    <fieldset>
      <Legend>약관 동의</Legend>
      <Checkbox
        label={<strong>전체 동의 (선택 항목 포함)</strong>}
        checked={hasAll}
        onChange={({ target }) => handleAll(target.checked)}
      />
      <Line />
      {REGISTRATION_TERMS.map(({ key, label, required }) => (
        <Checkbox
          key={key}
          {...register(`agreements.${key}`)}
          label={`${required ? '[필수]' : '[선택]'} ${label}`}
          error={formState.errors.agreements?.[key]?.message}
          trailing={
            <IconButton label={`${label} 내용 보기`} onClick={() => setOpened(key)}>
              <ChevronRight size={20} aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
      <BottomSheet
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === undefined ? '' : labelOf(opened)}
      >
        {opened !== undefined && (
          <Text $type="label" $color="secondary">
            {TERM_SUMMARY[opened]}
          </Text>
        )}
      </BottomSheet>
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.title3}
`;

const Line = styled(Divider)`
  margin: ${({ theme }) => theme.space[2]} 0;
`;
