import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openArchive, type Archive } from './archive.ts';
import { foreignOf } from './export.ts';
import { exportQti } from './qti3-write.ts';
import { questionOf } from './questions.testing.ts';
import { attribute, childNamed, childrenNamed, descendantsNamed, elementsOf, rawText, readXml, type XmlElement } from './xml.ts';

/** The children of an item in the order that QTI 3.0 gives them (ASI information model, AssessmentItem). */
const ITEM = [
  'qti-context-declaration',
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-template-declaration',
  'qti-template-processing',
  'qti-assessment-stimulus-ref',
  'qti-companion-materials-info',
  'qti-stylesheet',
  'qti-item-body',
  'qti-catalog-info',
  'qti-response-processing',
  'qti-modal-feedback',
];
const DECLARATION = ['qti-default-value', 'qti-correct-response', 'qti-mapping', 'qti-area-mapping'];
/** What each element must say of itself. */
const REQUIRED: Record<string, readonly string[]> = {
  'qti-assessment-item': ['identifier', 'title', 'adaptive', 'time-dependent'],
  'qti-response-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-outcome-declaration': ['identifier', 'cardinality', 'base-type'],
  'qti-map-entry': ['map-key', 'mapped-value'],
  'qti-choice-interaction': ['response-identifier'],
  'qti-order-interaction': ['response-identifier'],
  'qti-match-interaction': ['response-identifier'],
  'qti-text-entry-interaction': ['response-identifier'],
  'qti-simple-choice': ['identifier'],
  'qti-simple-associable-choice': ['identifier', 'match-max'],
  'qti-modal-feedback': ['outcome-identifier', 'identifier', 'show-hide'],
  'qti-equal': ['tolerance-mode'],
  'qti-variable': ['identifier'],
  'qti-correct': ['identifier'],
  'qti-base-value': ['base-type'],
  'img': ['src', 'alt'],
};
const IDENTIFIER = /^[A-Za-z_][\w.-]*$/;
const TEMPLATE = /^https:\/\/purl\.imsglobal\.org\/spec\/qti\/v3p0\/rptemplates\/(?:match_correct|map_response)\.xml$/;
/** What stands in a line of text and holds no paragraphs. */
const LINES = new Set(['p', 'strong', 'span']);
const BLOCKS = ['p', 'div', 'qti-choice-interaction', 'qti-order-interaction', 'qti-match-interaction'];

const everyOf = (element: XmlElement): XmlElement[] => [element, ...elementsOf(element).flatMap(everyOf)];
const named = (element: XmlElement, ...names: string[]): string[] =>
  descendantsNamed(element, ...names).map((one) => attribute(one, 'identifier') ?? '');
const ranks = (element: XmlElement, order: readonly string[]): number[] => elementsOf(element).map(({ name }) => order.indexOf(name));
const inOrder = (places: readonly number[]) => expect(places).toEqual([...places].sort((a, b) => a - b));
const distinct = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);

async function xmlOf(archive: Archive, name: string): Promise<{ root: XmlElement; source: string }> {
  const source = Buffer.from((await archive.read(name)) ?? []).toString('utf8');
  return { root: readXml(source), source };
}

function checkItem(item: XmlElement): void {
  expect(item.name).toBe('qti-assessment-item');
  expect(ranks(item, ITEM)).not.toContain(-1);
  inOrder(ranks(item, ITEM));
  const every = everyOf(item);
  for (const element of every) {
    for (const name of REQUIRED[element.name] ?? []) expect(attribute(element, name), `${element.name} ${name}`).not.toBeNull();
    if (LINES.has(element.name)) expect(descendantsNamed(element, ...BLOCKS)).toEqual([]);
  }
  const declarations = childrenNamed(item, 'qti-response-declaration');
  const responses = declarations.map((one) => attribute(one, 'identifier') ?? '');
  const outcomes = childrenNamed(item, 'qti-outcome-declaration').map((one) => attribute(one, 'identifier') ?? '');
  const choices = named(item, 'qti-simple-choice', 'qti-simple-associable-choice');
  const identifiers = [attribute(item, 'identifier') ?? '', ...responses, ...outcomes, ...choices];
  for (const identifier of identifiers) expect(identifier).toMatch(IDENTIFIER);
  distinct(choices);
  distinct([...responses, ...outcomes]);
  for (const declaration of declarations) {
    inOrder(ranks(declaration, DECLARATION));
    const values = descendantsNamed(declaration, 'qti-value').map((value) => rawText(value));
    const keys = descendantsNamed(declaration, 'qti-map-entry').map((entry) => attribute(entry, 'map-key') ?? '');
    const type = attribute(declaration, 'base-type');
    if (type === 'identifier' || type === 'directedPair')
      for (const one of [...values, ...keys].flatMap((value) => value.split(' '))) expect(choices).toContain(one);
    if (attribute(declaration, 'cardinality') === 'single') expect(values).toHaveLength(1);
  }
  for (const element of every) {
    const response = attribute(element, 'response-identifier');
    if (response !== null) expect(responses).toContain(response);
  }
  const processing = childNamed(item, 'qti-response-processing');
  const template = processing && attribute(processing, 'template');
  if (template !== null) expect(template).toMatch(TEMPLATE);
  expect(outcomes).toContain('SCORE');
  for (const feedback of childrenNamed(item, 'qti-modal-feedback')) {
    expect(outcomes).toContain(attribute(feedback, 'outcome-identifier'));
    expect(elementsOf(feedback).map(({ name }) => name)).toEqual(['qti-content-body']);
  }
}

test('a package that is exported has the structure that QTI 3.0 gives it, whatever its questions', async () => {
  const questions = questionOf(['single_choice', 'multiple_choice', 'true_false', 'numeric', 'short_text', 'ordering', 'matching']);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(questions, { minLength: 1, maxLength: 4, selector: ({ key }) => key }), async (list) => {
      const foreign = await Promise.all(list.map((question) => foreignOf(question, 'ar', '/nowhere')));
      const { bytes } = exportQti(
        foreign.flatMap(({ question }) => question ?? []),
        { title: 'اختبار & <مثال>', language: 'ar' },
      );
      const archive = await openArchive(bytes);
      const { root: manifest, source } = await xmlOf(archive, 'imsmanifest.xml');
      expect(source).toContain('xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"');
      inOrder(ranks(manifest, ['metadata', 'organizations', 'resources']));
      expect(descendantsNamed(manifest, 'schema', 'schemaversion').map(rawText)).toEqual(['QTI Package', '3.0.0']);
      const resources = descendantsNamed(manifest, 'resource');
      distinct(resources.map((resource) => attribute(resource, 'identifier') ?? ''));
      expect(resources).toHaveLength(list.length);
      for (const resource of resources) {
        expect(attribute(resource, 'type')).toBe('imsqti_item_xmlv3p0');
        inOrder(ranks(resource, ['metadata', 'file', 'dependency']));
        const files = childrenNamed(resource, 'file').map((file) => attribute(file, 'href') ?? '');
        expect(files[0]).toBe(attribute(resource, 'href'));
        for (const file of files) expect(archive.names).toContain(file);
        const item = await xmlOf(archive, files[0] ?? '');
        expect(item.source).toContain('xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"');
        checkItem(item.root);
      }
    }),
    { numRuns: 40 },
  );
});
