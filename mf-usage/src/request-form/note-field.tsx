import { REQUEST_NOTE_MAX_LETTERS } from '@dongne/contract';
import type { FormView } from '@dongne/pages';
import { Text } from '@dongne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { OptionName } from './folded-option';
import type { LaundryWishes } from './laundry-wishes';

/** Letters left from which on the limit is shown. */
const NEAR_LIMIT = 100;

/** Note to the shop: one line that grows with its text. */
export const NoteField = ({ form: { values, problems, change } }: { form: FormView<LaundryWishes> }) => {
  const id = useId();
  const { etc } = values;
  return (
    <div>
      <Row>
        <OptionName as="label" htmlFor={id}>
          요청사항
        </OptionName>
        <Area
          id={id}
          rows={1}
          placeholder="예: 흰 셔츠는 따로"
          maxLength={REQUEST_NOTE_MAX_LETTERS}
          value={etc}
          onChange={(event) => change({ etc: event.target.value })}
          aria-invalid={problems.etc !== undefined || undefined}
          aria-describedby={`${id}-limit ${id}-error`}
        />
      </Row>
      <Limit id={`${id}-limit`}>
        {etc.length > REQUEST_NOTE_MAX_LETTERS - NEAR_LIMIT && (
          <Text as="span" $type="caption" $color="tertiary">
            최대 {REQUEST_NOTE_MAX_LETTERS}자 중 {etc.length}자
          </Text>
        )}
      </Limit>
      <FieldError id={`${id}-error`} message={problems.etc} />
    </div>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[1]} 0;
`;

const Area = styled.textarea`
  flex: 1 1 10rem;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  resize: vertical;
  @supports (field-sizing: content) {
    field-sizing: content;
    resize: none;
  }
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.text.primary};
  background: ${({ theme }) => theme.color.surface.page};
  border: 1px solid ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.medium};

  &::placeholder {
    color: ${({ theme }) => theme.color.text.tertiary};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.border.error};
  }
`;

const Limit = styled.p`
  text-align: right;
`;
