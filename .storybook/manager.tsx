/** @jsxRuntime automatic */
import { useEffect, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import { TEXT_INDEX, TEXTS_SHOWN, type ShownText, type TextIndex } from './shown-text.ts';

const PANEL = 'darb/texts';

const cell = { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top', borderBottom: '1px solid rgb(128 128 128 / .25)' } as const;

/** The other stories that show a key. */
function Elsewhere({ ids, names }: { ids: readonly string[]; names: TextIndex['stories'] }) {
  const api = useStorybookApi();
  return (
    <details>
      <summary>{ids.length === 1 ? '1 story' : `${ids.length} stories`}</summary>
      {ids.map((id) => (
        <div key={id}>
          <a
            href={`?path=/story/${id}`}
            onClick={(event) => {
              event.preventDefault();
              api.selectStory(id);
            }}
          >
            {names[id] ?? id}
          </a>
        </div>
      ))}
    </details>
  );
}

/**
 * The texts of the story that stands in the page: key, sentence, what stands in its slots, and every story
 * that shows it.
 */
function Texts({ active }: { active: boolean }) {
  const [texts, setTexts] = useState<ShownText[]>([]);
  const [index, setIndex] = useState<TextIndex>();
  useChannel({ [TEXTS_SHOWN]: setTexts });
  useEffect(() => {
    void fetch(TEXT_INDEX)
      .then((answer) => (answer.ok ? (answer.json() as Promise<TextIndex>) : undefined))
      .catch(() => undefined)
      .then(setIndex);
  }, []);
  return (
    <AddonPanel active={active}>
      <>
        {index ? null : (
          <p style={{ padding: '8px 12px', margin: 0 }}>Which other stories show a text is known after `npm run test:stories` has run.</p>
        )}
        <table style={{ borderCollapse: 'collapse', inlineSize: '100%', fontSize: 13, lineHeight: 1.6 }}>
          <thead>
            <tr>
              {['Key', 'Text', 'Slots', 'Stands in'].map((head) => (
                <th key={head} style={cell} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.map(({ key, exact, text, values }) => (
              <tr key={key}>
                <td style={cell}>
                  <code>{exact}</code>
                </td>
                <td style={cell} dir="auto">
                  {text}
                </td>
                <td style={cell}>
                  {Object.entries(values).map(([slot, value]) => (
                    <div key={slot}>
                      <code>{`{{${slot}}}`}</code> <bdi>{value}</bdi>
                    </div>
                  ))}
                </td>
                <td style={cell}>{index ? <Elsewhere ids={index.keys[key] ?? []} names={index.stories} /> : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    </AddonPanel>
  );
}

addons.register(PANEL, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Texts',
    render: ({ active }) => <Texts active={active ?? false} />,
  });
});
