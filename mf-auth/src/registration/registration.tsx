import { endpoints, type Area } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { send, toApiError, type ApiError } from '@dongne/platform';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { placeOfArea } from '../common/address/place';
import type { RegistrationProps } from '../common/registration-props';
import { AddressStep } from './address-step';
import { EMPTY_FORM, formFieldOf, registrationOf, type RegistrationForm } from './registration-rules';
import { TermsStep } from './terms-step';

const PROOF_LOST = '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.';

/**
 * The two steps after a new number is proved: where laundry is collected, then the rest and the terms. It stays mounted
 * while the phone step is shown, so that nothing typed is lost on the way back and forth.
 */
export function Registration({ steps, proof, socialToken, onRegistered, onProofLost, onLinkLost }: RegistrationProps) {
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY_FORM });
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState<Area>();
  const [placeProblem, setPlaceProblem] = useState<string>();

  const showInPlace = ({ fields, sentence }: ApiError) => {
    const known = Object.entries(fields).flatMap(([wire, text]) => {
      const field = formFieldOf(wire);
      return field === undefined ? [] : [{ field, text }];
    });
    known.forEach(({ field, text }, index) => form.setError(field, { message: text }, { shouldFocus: index === 0 }));
    if (known.length === 0) form.setError('root', { message: sentence });
  };

  const handleRefusal = (error: ApiError) => {
    const { code, sentence, fields } = error;
    if (fields['socialToken'] !== undefined) onLinkLost(fields['socialToken']);
    else if (code === 'OTP_EXPIRED' || code === 'OTP_WRONG') onProofLost(error.sentenceOr(PROOF_LOST));
    else if (code === 'ALREADY_EXISTS') onProofLost(sentence);
    else if (code === 'NOT_OVER_14DAYS')
      return; // the platform has gone to the page that explains it
    else if (code === 'OUT_OF_AREA') setPlaceProblem(sentence);
    else showInPlace(error);
  };

  const [submit, isSubmitting] = useOnce(async (filled: RegistrationForm) => {
    if (area === undefined) return;
    setPlaceProblem(undefined);
    try {
      const place = placeOfArea(area);
      const { userAgent } = navigator;
      const body = registrationOf({ proof, socialToken, place, form: filled, userAgent });
      onRegistered(await send(endpoints.register, { body }));
    } catch (thrown) {
      handleRefusal(toApiError(thrown));
    }
  });

  const choose = (chosen: Area) => {
    setArea(chosen);
    setPlaceProblem(undefined);
    steps.go('terms');
  };

  if (steps.step === 'phone') return null;
  if (steps.step === 'address' || area === undefined)
    return <AddressStep typed={typed} onType={setTyped} onChoose={choose} />;
  return (
    <FormProvider {...form}>
      <TermsStep
        place={placeOfArea(area)}
        placeProblem={placeProblem}
        onSearchAgain={() => steps.go('address')}
        onSubmit={submit}
        isSubmitting={isSubmitting || steps.isLeaving}
      />
    </FormProvider>
  );
}
