import { endpoints, type Area } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { send, type ApiError } from '@dongne/platform';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { placeOf } from '../common/address/place';
import type { RegistrationProps } from '../common/registration-props';
import { AddressStep } from './address-step';
import { deleteDraft, readDraft, useStoredDraft } from './registration-draft';
import { EMPTY_FORM, FIELD_OF_WIRE, REGISTRATION_SCHEMA, registrationOf } from './registration-rules';
import { TermsStep } from './terms-step';

const PROOF_LOST = '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.';

/**
 * Two steps after a new number is verified: the address, then details and terms. It stays mounted during the phone step
 * to preserve the input; a draft preserves most of it during a reload.
 */
export function Registration(props: RegistrationProps) {
  const { steps, proof, socialToken, referralCode, onRegistered, onProofLost, onLinkLost } = props;
  const { phone } = proof;
  const [draft] = useState(() => readDraft(phone));
  const [typed, setTyped] = useState(draft?.search ?? '');
  const [area, setArea] = useState<Area>();
  const [placeProblem, setPlaceProblem] = useState<string>();

  /** Whether a refusal concerns another step. */
  const isElsewhere = (error: ApiError): boolean => {
    const { code, sentence, fields } = error;
    if (fields['socialToken'] !== undefined) onLinkLost(fields['socialToken']);
    else if (code === 'OTP_EXPIRED' || code === 'OTP_WRONG') onProofLost(error.sentenceOr(PROOF_LOST));
    else if (code === 'ALREADY_EXISTS') onProofLost(sentence);
    else if (code === 'OUT_OF_AREA') setPlaceProblem(sentence);
    // For recently withdrawn members the platform has navigated to the explanation page.
    else return code === 'NOT_OVER_14DAYS';
    return true;
  };

  const { form, failure, isPending, formProps } = useServerForm({
    defaultValues: {
      ...EMPTY_FORM,
      address: { ...EMPTY_FORM.address, roadOrLot: draft?.roadOrLot ?? '', subAddress: draft?.subAddress ?? '' },
      referralCode: draft?.referralCode || referralCode,
    },
    schema: REGISTRATION_SCHEMA,
    fieldOfWire: FIELD_OF_WIRE,
    // Without a neighbourhood the submitting step is hidden.
    isWrong: () => area === undefined,
    send: (filled) => {
      setPlaceProblem(undefined);
      const { userAgent } = navigator;
      const place = area === undefined ? undefined : placeOf(area);
      if (place === undefined) throw new Error('nothing is sent without a place');
      return send(endpoints.register, { body: registrationOf({ proof, socialToken, place, form: filled, userAgent }) });
    },
    onDone: (answer) => {
      deleteDraft();
      return onRegistered(answer);
    },
    placeOf: (error) => (isElsewhere(error) ? 'elsewhere' : undefined),
  });

  const { address, referralCode: code } = form.watch();
  useStoredDraft({
    phone,
    search: typed,
    roadOrLot: address.roadOrLot,
    subAddress: address.subAddress,
    // The code of a link is stored already, and a newer link replaces it.
    referralCode: code === referralCode ? '' : code,
  });

  const choose = (chosen: Area) => {
    const typed = form.getValues('address.roadOrLot');
    // Replaces the road of the previous search, but not a typed one.
    form.setValue('address.roadOrLot', chosen.roadOrLot || (typed === area?.roadOrLot ? '' : typed));
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
        place={placeOf(area)}
        placeProblem={placeProblem}
        onSearchAgain={() => steps.go('address')}
        onMove={setArea}
        problem={failure?.sentence}
        formProps={formProps}
        isSubmitting={isPending || steps.isLeaving}
      />
    </FormProvider>
  );
}
