import { BANKS, type Bank, CLAIM_COMPENSATION, endpoints, typedText } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { popups, refresh, send } from '@dongne/platform';
import { Button, Notice, SelectField, Stack, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const { minAccountDigits, maxAccountDigits, maxHolderLetters } = CLAIM_COMPENSATION;
const WRONG_NUMBER = `계좌번호 ${minAccountDigits}~${maxAccountDigits}자리를 숫자로 적어 주세요.`;

const digitsOf = (number: string): string => number.normalize('NFKC').replace(/[\s-]/g, '');

const ACCOUNT = v.object({
  bank: v.pipe(v.nullable(v.picklist(BANKS)), v.nonNullable(v.picklist(BANKS), '은행을 골라 주세요.')),
  number: v.pipe(
    v.string(),
    v.check(
      (number) => new RegExp(`^\\d{${minAccountDigits},${maxAccountDigits}}$`).test(digitsOf(number)),
      WRONG_NUMBER,
    ),
  ),
  holder: v.pipe(
    v.string(),
    v.check((holder) => typedText(holder).trim() !== '', '예금주 이름을 적어 주세요.'),
    v.maxLength(maxHolderLetters, `예금주는 ${maxHolderLetters}자까지 적을 수 있어요.`),
  ),
});

const FIELD_OF_WIRE = { bank: 'bank', number: 'number', holder: 'holder' } as const;

const EMPTY: { readonly bank: Bank | null; readonly number: string; readonly holder: string } = {
  bank: null,
  number: '',
  holder: '',
};

interface AccountFormProps {
  readonly claimId: number;
  readonly onDone: () => void;
}

/** Bank account that a compensation is transferred to. Never stored on the device. */
export const AccountForm = ({ claimId, onDone }: AccountFormProps) => {
  const queryClient = useQueryClient();
  const { values, problems, change, failure, isPending, formProps } = useServerForm({
    defaultValues: EMPTY,
    schema: ACCOUNT,
    fieldOfWire: FIELD_OF_WIRE,
    send: ({ bank, number, holder }) =>
      send(endpoints.claimAccount, {
        params: { id: claimId },
        body: { bank, number: digitsOf(number), holder: typedText(holder).trim() },
      }),
    onDone: async () => {
      await refresh(queryClient, endpoints.CLAIMS);
      popups.toast('계좌를 등록했어요.');
      onDone();
    },
  });
  return (
    <form {...formProps}>
      <Stack $gap={4}>
        <SelectField
          label="은행"
          placeholder="은행을 골라 주세요"
          choices={BANKS.map((bank) => ({ value: bank, label: bank }))}
          value={values.bank}
          error={problems.bank}
          onChange={(bank) => change({ bank })}
        />
        <TextField
          label="계좌번호"
          inputMode="numeric"
          autoComplete="off"
          value={values.number}
          error={problems.number}
          onChange={({ target }) => change({ number: target.value })}
        />
        <TextField
          label="예금주"
          autoComplete="name"
          value={values.holder}
          error={problems.holder}
          onChange={({ target }) => change({ holder: target.value })}
        />
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="warning">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" pending={isPending} fullWidth>
          이 계좌로 받기
        </Button>
      </Stack>
    </form>
  );
};
