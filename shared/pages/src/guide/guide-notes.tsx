import { Section, Stack, Text } from '@dongne/ui';

interface GuideNotesProps {
  readonly title: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
}

/** Unordered notes of a guide. */
export const GuideNotes = ({ title, notes }: GuideNotesProps) => (
  <Section title={title}>
    <Stack as="ul" $gap={5}>
      {notes.map((note) => (
        <li key={note.title}>
          <Text as="h3" $type="title3">
            {note.title}
          </Text>
          <Text $type="label" $color="secondary">
            {note.text}
          </Text>
        </li>
      ))}
    </Stack>
  </Section>
);
