import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/**
 * What Darb sends, as a phone shows it. The code has Latin digits in every country, for it is typed on keys
 * that have them.
 */
const meta = { title: 'Texts/Messages' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Screen = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      maxInlineSize: 320,
      marginInline: 'auto',
      padding: space.m,
      border: `2px solid ${color.edge}`,
      borderRadius: 28,
      background: color.surface,
    }}
  >
    {children}
  </div>
);
const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Bubble({ name }: { name: string }) {
  const say = useSamples('delivery');
  return <p style={{ ...asWritten, padding: space.s, borderRadius: radius.m, background: color.sunken }}>{say(name)}</p>;
}

function Letter({ subject, parts }: { subject: string; parts: readonly string[] }) {
  const say = useSamples('delivery');
  return (
    <>
      <h2>{say(subject)}</h2>
      <p style={{ ...asWritten, marginBlockStart: space.m }}>{parts.map((part) => (part === '' ? '482017' : say(part))).join('\n\n')}</p>
    </>
  );
}

/** What a code is for; each has a sentence of its own. */
const CODES = ['emailSignUp', 'emailRecovery', 'emailChange', 'emailDeletion'];
const names = keysOf('delivery');

export const Sms: Story = {
  render: () => (
    <Screen>
      <div style={{ display: 'grid', gap: space.s }}>
        {names
          .filter((name) => name.endsWith('Sms'))
          .map((name) => (
            <Bubble key={name} name={name} />
          ))}
      </div>
    </Screen>
  ),
};
export const Mail: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.l }}>
      {CODES.map((purpose) => (
        <Screen key={purpose}>
          <Letter
            subject="codeEmailSubject"
            parts={['emailHello', purpose, '', 'emailRules', ...(purpose === 'emailDeletion' ? [] : ['emailLink']), 'emailNotYou']}
          />
        </Screen>
      ))}
    </div>
  ),
};
/** What was done with an account, to its owner. */
export const Notices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.l }}>
      {names
        .filter((name) => name.startsWith('notice.'))
        .map((name) => (
          <Screen key={name}>
            <Letter subject={name} parts={['emailHello', name, 'noticeAdvice']} />
          </Screen>
        ))}
    </div>
  ),
};
