import { formatMoment, formatWon, NOSHOW_OBJECTION_HOURS, type NoShow } from '@dongne/contract';
import { Card, Notice, Text } from '@dongne/ui';

/** Objection of the customer and its answer. */
export const ObjectionState = ({ noShow }: { noShow: NoShow }) => {
  const { objection, objectedAt, canObject, objectionUntil } = noShow;
  if (objectedAt === null)
    return (
      <Text $type="label" $color="secondary">
        {canObject
          ? `세탁물을 놓아 두셨다면 ${formatMoment(objectionUntil)}까지 이의를 제기할 수 있어요.`
          : `이의 제기는 ${NOSHOW_OBJECTION_HOURS}시간 안에만 할 수 있어요.`}
      </Text>
    );
  return (
    <>
      <Card as="section" aria-label="보낸 이의 제기">
        <Text as="h3" $type="bodyStrong">
          보낸 이의 제기
        </Text>
        <Text $type="caption" $color="tertiary">
          {formatMoment(objectedAt)}
        </Text>
        <Text>{objection}</Text>
      </Card>
      <Answer noShow={noShow} />
    </>
  );
};

const Answer = ({ noShow }: { noShow: NoShow }) => {
  const { isUpheld, answer, answeredAt } = noShow;
  if (isUpheld === null || answeredAt === null) return <Notice>이의 제기를 접수했어요. 확인하고 알려 드릴게요.</Notice>;
  return (
    <>
      <Notice tone={isUpheld ? 'success' : 'neutral'}>{resultOf(noShow)}</Notice>
      <Card as="section" aria-label="답변">
        <Text as="h3" $type="bodyStrong">
          답변
        </Text>
        <Text $type="caption" $color="tertiary">
          {formatMoment(answeredAt)}
        </Text>
        <Text>{answer}</Text>
      </Card>
    </>
  );
};

const resultOf = ({ isUpheld, feeWon }: NoShow): string => {
  if (isUpheld !== true) return '이의 제기를 확인했지만 받아들이지 못했어요.';
  return feeWon === 0
    ? '이의 제기를 받아들여 수거 실패 횟수에서 뺐어요.'
    : `이의 제기를 받아들여 수거 실패 수수료 ${formatWon(feeWon)}을 취소했어요.`;
};
