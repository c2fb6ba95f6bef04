// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sharing } from './sharing.server.tsx';
import type { HeadData } from './server/shown.ts';

const HEAD: HeadData = {
  title: 'A & <b>',
  description: 'd',
  keywords: 'k',
  path: '/',
  origin: 'https://darb.example',
  unlisted: false,
  texts: '',
};
const drawn = (head: Partial<HeadData>): string => renderToStaticMarkup(<>{sharing({ ...HEAD, ...head }, 'en')}</>);
const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const kinds = (html: string): unknown[] => graphOf(html).map((thing) => thing['@type']);

describe('what is shared of a guest’s page (rule site 31)', () => {
  test('the home page says who Darb is and how it is searched', () => {
    expect(kinds(drawn({}))).toEqual(['EducationalOrganization', 'WebSite']);
    expect(JSON.stringify(graphOf(drawn({})))).toContain('https://darb.example/en/search?query={search_term_string}');
  });

  test('an article says its day, its language and its card', () => {
    const html = drawn({ path: '/news/15' });
    expect(kinds(html)).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(graphOf(html)[0]).toMatchObject({
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      image: 'https://darb.example/en/cards/news-15.png',
    });
    expect(html).toContain('content="article"');
  });

  test('a page below others names them in their order', () => {
    const trail = [
      { name: 'Tawjihi', path: '/explore/1' },
      { name: 'Physics', path: '/program/1/subject/11' },
    ];
    expect(graphOf(drawn({ path: '/program/1/subject/11', trail }))).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: 'https://darb.example/en/explore/1' },
          { position: 2, name: 'Physics' },
        ],
      },
    ]);
  });

  test('a campaign has the card of its own land, with the country in its address', () => {
    const html = drawn({ path: '/pkphysics-campaign?country=PK' });
    expect(html).toContain('https://darb.example/en/cards/indus.png');
    expect(html).toContain('https://darb.example/en/pkphysics-campaign?country=PK');
  });

  test('a title that looks like markup ends nothing', () => {
    const html = drawn({ trail: [{ name: '</script><script>alert(1)', path: '/explore/1' }] });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(JSON.stringify(graphOf(html))).toContain('</script><script>alert(1)');
  });
});
