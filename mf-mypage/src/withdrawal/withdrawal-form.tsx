import { BRAND, endpoints, REJOIN_BLOCK_DAYS, type WithdrawalOutlook, typedText } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useOnce, usePaysWithVouchers, useVoucherBalance } from '@dongne/pages';
import { forgetVisitor, leaveForHome, popups, queryOf, send, toApiError } from '@dongne/platform';
import {
  Button,
  Card,
  Checkbox,
  FixedActions,
  KeyValueList,
  PageBody,
  Section,
  Stack,
  Text,
  TextArea,
} from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProofStep } from '../proof/proof-step';
import { type Proof, useProof } from '../proof/use-proof';
import { storeWithdrawal, takeStoredWithdrawal } from './stored-withdrawal';
import { lossesOf, membershipEndText, voucherLossesOf, WITHDRAWAL_REASONS } from './withdrawal-rules';

/** Maximum of the server. */
const MOST_LETTERS = 500;

interface Leaving {
  readonly reasons: readonly string[];
  readonly detail: string;
  readonly proof: Proof;
  readonly isProofRefused: (thrown: unknown) => boolean;
}

const useWithdraw = () => {
  const queries = useQueryClient();
  return useOnce(async ({ reasons, detail, proof, isProofRefused }: Leaving) => {
    const answer = await popups.confirm({
      title: '정말 탈퇴할까요?',
      message: `탈퇴하면 되돌릴 수 없고, ${REJOIN_BLOCK_DAYS}일 동안 다시 가입할 수 없어요.`,
      confirmLabel: '탈퇴하기',
      cancelLabel: '계속 이용하기',
    });
    if (answer !== 'Y') return;
    try {
      const body = { reasons: [...reasons], detail: typedText(detail) === '' ? null : typedText(detail), proof };
      await popups.loading(send(endpoints.withdrawMember, { body }));
      forgetVisitor();
      leaveForHome();
      popups.toast('탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    } catch (thrown) {
      if (isProofRefused(thrown)) return;
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
      // Refetches the obstacles, since a new one has appeared.
      void queries.invalidateQueries(queryOf(endpoints.withdrawalOutlook));
    }
  });
};

interface WithdrawalFormProps {
  readonly outlook: WithdrawalOutlook;
  readonly phoneNumber: string;
}

/** Form of a withdrawal: losses, reasons, the required agreement and a proof of the current number. */
export const WithdrawalForm = ({ outlook, phoneNumber }: WithdrawalFormProps) => {
  const [withdraw] = useWithdraw();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [detail, setDetail] = useState('');
  const [hasAgreed, setHasAgreed] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const noReason = reasons.length === 0 ? '이유를 하나 이상 골라 주세요.' : undefined;
  const notAgreed = hasAgreed ? undefined : '안내를 확인해 주세요.';
  const leave = (proof: Proof) =>
    void withdraw({ reasons, detail, proof, isProofRefused: (thrown) => present.isRefusedBy(thrown) });
  const present = useProof({
    purpose: 'withdrawal',
    phoneNumber,
    onProved: leave,
    onLeave: () => storeWithdrawal({ reasons, detail }),
    onReturn: () => {
      const stored = takeStoredWithdrawal();
      setReasons(stored.reasons);
      setDetail(stored.detail);
      setHasAgreed(true);
      setIsProving(true);
    },
  });
  const submit = () => {
    setShowsProblems(true);
    if (noReason !== undefined || notAgreed !== undefined) return;
    setIsProving(true);
    if (present.proof !== undefined) leave(present.proof);
  };
  if (isProving && present.proof === undefined)
    return (
      <ProofStep proof={present} title="탈퇴하기 전에 본인인지 확인할게요">
        <Button as={Link} tone="ghost" to={mypagePaths.phone()}>
          지금 번호를 쓸 수 없어요
        </Button>
        <Button tone="ghost" onClick={() => setIsProving(false)}>
          이전 단계로
        </Button>
      </ProofStep>
    );

  return (
    <PageBody>
      <Losses outlook={outlook} />
      <Section title="왜 떠나시나요?">
        <Stack $gap={5}>
          <fieldset aria-label="탈퇴하는 이유">
            {WITHDRAWAL_REASONS.map((reason) => (
              <Checkbox
                key={reason}
                label={reason}
                checked={reasons.includes(reason)}
                onChange={({ target }) =>
                  setReasons((now) => (target.checked ? [...now, reason] : now.filter((other) => other !== reason)))
                }
              />
            ))}
          </fieldset>
          {showsProblems && noReason !== undefined && (
            <Text as="p" $type="caption" $color="warning" role="alert">
              {noReason}
            </Text>
          )}
          <TextArea
            label="더 하고 싶은 말 (선택)"
            maxLetters={MOST_LETTERS}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
        </Stack>
      </Section>
      <Checkbox
        label="사라지는 것과 다시 가입할 수 있는 때를 확인했어요"
        checked={hasAgreed}
        error={showsProblems ? notAgreed : undefined}
        onChange={({ target }) => setHasAgreed(target.checked)}
      />
      <FixedActions>
        <Button as={Link} to={mypagePaths.info()} tone="secondary">
          계속 이용하기
        </Button>
        <Button tone="ghost" onClick={submit}>
          탈퇴하기
        </Button>
      </FixedActions>
    </PageBody>
  );
};

/** The balance stays with the programme (docs/domain/vouchers.md); a new registration does not reconnect it. */
const VOUCHER_NOTE = `잔액은 제휴 프로그램에 남지만, ${BRAND.name}에서는 더 쓸 수 없어요.`;

const Losses = ({ outlook }: { outlook: WithdrawalOutlook }) => {
  const paysWithVouchers = usePaysWithVouchers();
  const voucherWon = useVoucherBalance();
  const note = paysWithVouchers ? VOUCHER_NOTE : membershipEndText(outlook);
  return (
    <Stack $gap={5}>
      <Text as="h2" $type="title2">
        {paysWithVouchers ? '탈퇴하면 바우처를 쓸 수 없어요' : '탈퇴하면 쿠폰과 포인트가 모두 사라져요'}
      </Text>
      <Card tone="sunken">
        <Stack $gap={4}>
          <KeyValueList rows={paysWithVouchers ? voucherLossesOf(outlook, voucherWon) : lossesOf(outlook)} />
          {note !== undefined && (
            <Text as="p" $type="caption" $color="secondary">
              {note}
            </Text>
          )}
        </Stack>
      </Card>
      <Text as="p" $type="label" $color="secondary">
        번호, 주소, 카드, 알림과 적어 주신 글은 바로 지워요. 남기신 리뷰는 이름과 사진 없이 남아요. 탈퇴 후{' '}
        {REJOIN_BLOCK_DAYS}일이 지나야 다시 가입할 수 있어요.
      </Text>
    </Stack>
  );
};
