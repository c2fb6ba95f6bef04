import {
  ArgTypes,
  Canvas,
  Description,
  DocsContainer,
  DocsContext,
  Title,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useContext, type PropsWithChildren } from 'react';

/**
 * Pages of this Storybook are written in English; `dir` stays the story's, for the drawings in it look at it.
 */
export const Container = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <div style={{ direction: 'ltr', textAlign: 'start' }}>
    <DocsContainer {...rest}>{children}</DocsContainer>
  </div>
);

/**
 * A part's stories stand in its page; a screen's are pages themselves, so that the first one is shown and the
 * others are named.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .map(({ id, name, moduleExport }) => ({ id, name, story: moduleExport as unknown }));
  const isScreen = 'frame' in preparedMeta.parameters;
  const component: unknown = preparedMeta.component;
  return (
    <>
      <Title />
      <Description />
      {component ? (
        <>
          <h2>Props</h2>
          <ArgTypes />
        </>
      ) : null}
      <h2>Stories</h2>
      {stories.map(({ id, name, story }, index) => (
        <section key={id} aria-labelledby={`anchor-of-${id}`}>
          <h3 id={`anchor-of-${id}`}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h3>
          <Description of={story} />
          {isScreen && index > 0 ? null : <Canvas of={story} story={isScreen ? { inline: false, height: '640px' } : { inline: true }} />}
        </section>
      ))}
    </>
  );
}
