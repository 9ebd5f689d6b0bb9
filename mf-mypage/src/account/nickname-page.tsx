import { endpoints, type Member } from '@dongne/contract';
import { popups, queryOf, renameUser, send, toApiError, useRemote } from '@dongne/platform';
import { Button, ErrorState, FixedActions, PageBody, Skeleton, SkeletonGroup, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { mypagePaths } from '../paths';
import { nicknameError, NICKNAME_HINT } from './nickname-rules';

/** 닉네임 변경. */
export const NicknamePage = () => {
  const member = useRemote(endpoints.member);
  switch (member.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup>
            <Skeleton height="80px" />
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <ErrorState message="내 정보를 불러오지 못했어요" text={member.error.sentence} onRetry={member.retry} />
        </PageBody>
      );
    case 'ready':
      return <NicknameForm member={member.value} />;
  }
};

const NicknameForm = ({ member }: { member: Member }) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { nickname: member.nickname } });

  const save = async ({ nickname }: { nickname: string }): Promise<void> => {
    try {
      const changed = await send(endpoints.changeNickname, { body: { nickname: nickname.trim() } });
      queries.setQueryData(queryOf(endpoints.member).queryKey, changed);
      renameUser(changed.nickname);
      popups.toast('닉네임을 변경했어요');
      await navigate(mypagePaths.info(), { replace: true });
    } catch (thrown) {
      const error = toApiError(thrown);
      setError('nickname', { message: error.fields['nickname'] ?? error.sentence }, { shouldFocus: true });
    }
  };

  return (
    <Form onSubmit={(event) => void handleSubmit(save)(event)} noValidate>
      <TextField
        label="닉네임"
        hint={NICKNAME_HINT}
        autoComplete="nickname"
        error={formState.errors.nickname?.message}
        {...register('nickname', { validate: (nickname) => nicknameError(nickname.trim()) ?? true })}
      />
      <FixedActions>
        <Button type="submit" fullWidth pending={formState.isSubmitting}>
          변경하기
        </Button>
      </FixedActions>
    </Form>
  );
};

const Form = styled(PageBody).attrs({ as: 'form' })``;
