import { BANKS, type Bank, CLAIM_COMPENSATION, endpoints, typedText } from '@dongne/contract';
import { useServerForm } from '@dongne/pages';
import { popups, refresh, send } from '@dongne/platform';
import { Button, KeyValueList, Notice, SelectField, Stack, Text, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
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
  /** Called when the account is saved. */
  readonly onDone: () => void;
  /** Leaves the account that is registered already as it is; absent for the first one. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Bank account that a compensation is transferred to. Nothing checks it before the transfer, so the customer reads it
 * once more before it is saved. Never stored on the device.
 */
export const AccountForm = ({ claimId, onDone, onCancel }: AccountFormProps) => {
  const queryClient = useQueryClient();
  const [isRead, setIsRead] = useState(false);
  const { values, problems, change, check, failure, isPending, formProps } = useServerForm({
    defaultValues: EMPTY,
    schema: ACCOUNT,
    fieldOfWire: FIELD_OF_WIRE,
    send: ({ bank, number, holder }) =>
      send(endpoints.claimAccount, {
        params: { id: claimId },
        body: { bank, number: digitsOf(number), holder: typedText(holder).trim() },
      }),
    onDone: async () => {
      void refresh(queryClient, endpoints.MAIN);
      await refresh(queryClient, endpoints.CLAIMS);
      popups.toast(onCancel === undefined ? '계좌를 등록했어요.' : '계좌를 바꿨어요.');
      onDone();
    },
  });
  // A refused field has to be corrected: back to the fields until the next check.
  const isLastLook = isRead && Object.keys(problems).length === 0;
  const edit = (patch: Partial<typeof EMPTY>): void => {
    setIsRead(false);
    change(patch);
  };
  const handleSubmit: typeof formProps.onSubmit = (event) => {
    if (isLastLook) return formProps.onSubmit(event);
    event.preventDefault();
    void check(['bank', 'number', 'holder'], false).then(setIsRead);
  };
  return (
    <form {...formProps} onSubmit={handleSubmit}>
      <Stack $gap={4}>
        {isLastLook ? (
          <LastLook account={values} />
        ) : (
          <>
            <SelectField
              label="은행"
              placeholder="은행을 골라 주세요"
              choices={BANKS.map((bank) => ({ value: bank, label: bank }))}
              value={values.bank}
              error={problems.bank}
              onChange={(bank) => edit({ bank })}
            />
            <TextField
              label="계좌번호"
              inputMode="numeric"
              autoComplete="off"
              value={values.number}
              error={problems.number}
              onChange={({ target }) => edit({ number: target.value })}
            />
            <TextField
              label="예금주"
              autoComplete="name"
              value={values.holder}
              error={problems.holder}
              onChange={({ target }) => edit({ holder: target.value })}
            />
          </>
        )}
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="warning">{failure.sentence}</Notice>
          </div>
        )}
        {isLastLook ? (
          <>
            <Button key="save" type="submit" pending={isPending} onClick={ignoreSecondClick} fullWidth>
              이 계좌로 받기
            </Button>
            <Button onClick={() => setIsRead(false)} disabled={isPending} tone="ghost" fullWidth>
              다시 적기
            </Button>
          </>
        ) : (
          <>
            <Button key="check" type="submit" fullWidth>
              다음
            </Button>
            {onCancel !== undefined && (
              <Button onClick={onCancel} tone="ghost" fullWidth>
                바꾸지 않기
              </Button>
            )}
          </>
        )}
      </Stack>
    </form>
  );
};

/** `1101 2345 6789`: groups that can be compared with a bank book. */
const groupedDigits = (number: string): string => digitsOf(number).replace(/(\d{4})(?=\d)/g, '$1 ');

/** Ignores the second click of a double click on 다음, at whose place this button may appear. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** The account in the customer's own words, focused when it appears. */
const LastLook = ({ account: { bank, number, holder } }: { account: typeof EMPTY }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="계좌 확인">
      <Stack $gap={3}>
        <Text $type="bodyStrong">이 계좌가 맞는지 한 번 더 확인해 주세요</Text>
        <KeyValueList
          rows={[
            { key: '은행', value: bank },
            { key: '계좌번호', value: groupedDigits(number), strong: true },
            { key: '예금주', value: typedText(holder).trim() },
          ]}
        />
        <Text $type="label" $color="secondary">
          계좌 주인은 미리 확인되지 않아요. 다른 계좌로 보내면 돌려받기 어려워요.
        </Text>
      </Stack>
    </div>
  );
};
