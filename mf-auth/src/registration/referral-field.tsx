import { formatPoints, POINTS } from '@dongne/contract';
import { Button, TextField } from '@dongne/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { RegistrationForm } from './registration-rules';

/** Referral code of a friend, collapsed since few people have one. */
export function ReferralField() {
  const { register, getValues, formState } = useFormContext<RegistrationForm>();
  const [isOpen, setIsOpen] = useState(() => getValues('referralCode') !== '');
  return (
    <Part>
      {isOpen ? (
        <TextField
          {...register('referralCode')}
          label="추천 코드 (선택)"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`가입하고 첫 이용을 마치면 친구와 나 모두 ${formatPoints(POINTS.inviteEach)}를 받아요.`}
          error={formState.errors.referralCode?.message}
        />
      ) : (
        <Button size="small" tone="ghost" onClick={() => setIsOpen(true)}>
          추천 코드가 있어요
        </Button>
      )}
    </Part>
  );
}

const Part = styled.div`
  padding-top: ${({ theme }) => theme.space[5]};
`;
