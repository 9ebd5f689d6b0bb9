import styled, { useTheme } from 'styled-components';
import { Section } from '../layout/section';
import { Stack } from '../layout/stack';
import { Text } from '../layout/text';

const TYPES = ['display', 'title1', 'title2', 'title3', 'body', 'label', 'caption', 'tiny'] as const;
const TEXTS = ['primary', 'secondary', 'tertiary', 'brand', 'success', 'warning'] as const;

/** Colours by role, and the text styles. */
export function GuideFoundations() {
  const { color } = useTheme();
  const swatches = {
    '주 버튼': color.action.primary,
    '보조 버튼': color.action.secondary,
    중립: color.action.neutral,
    위험: color.action.danger,
    성공: color.surface.successStrong,
    바탕: color.surface.sunken,
    따뜻함: color.picture.warm,
    '따뜻한 바탕': color.picture.warmSoft,
  };
  return (
    <Section title="색과 글자">
      <Swatches>
        {Object.entries(swatches).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: value }} />
            <Text $type="caption" $color="secondary">
              {name}
            </Text>
          </li>
        ))}
      </Swatches>
      <Stack $gap={2} style={{ marginTop: 24 }}>
        {TYPES.map((type) => (
          <Text key={type} $type={type}>
            {type} 우리 동네 세탁소 12,900원
          </Text>
        ))}
      </Stack>
      <Stack $direction="row" $wrap $gap={3} style={{ marginTop: 16 }}>
        {TEXTS.map((role) => (
          <Text key={role} $type="labelStrong" $color={role}>
            {role}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${({ theme }) => theme.space[3]};
`;

const Swatch = styled.div`
  height: 56px;
  margin-bottom: ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.color.border.subtle};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
