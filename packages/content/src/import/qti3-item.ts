import type { Language } from '@darb/language';
import type { ForeignBody, ForeignOption, ForeignQuestion } from './foreign.ts';
import { content, paragraphs, xmlEscaped } from './qti3-text.ts';

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';
const WORDS: Record<Language, readonly [right: string, wrong: string]> = { ar: ['صح', 'خطأ'], en: ['True', 'False'], ur: ['درست', 'غلط'] };

/** What of a question QTI cannot hold, as the export's report names it. */
export type Unheld = 'optionFeedback' | 'otherNumbers';

interface Answer {
  declaration: string;
  interaction: string;
  processing: string;
}

const template = (name: 'match_correct' | 'map_response'): string => `<qti-response-processing template="${TEMPLATES}/${name}.xml"/>`;
const value = (text: string): string => `<qti-value>${xmlEscaped(text)}</qti-value>`;

function declaration(
  cardinality: string,
  baseType: string,
  correct: readonly string[],
  points?: readonly (readonly [string, number])[],
): string {
  const entries = points?.map(
    ([key, mapped]) =>
      `<qti-map-entry map-key="${xmlEscaped(key)}" mapped-value="${mapped}"${baseType === 'string' ? ' case-sensitive="false"' : ''}/>`,
  );
  const mapping = entries ? `<qti-mapping default-value="0" lower-bound="0">${entries.join('')}</qti-mapping>` : '';
  const right = `<qti-correct-response>${correct.map(value).join('')}</qti-correct-response>`;
  return `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${baseType}">${right}${mapping}</qti-response-declaration>`;
}

const simpleChoice = (identifier: string, inner: string): string =>
  `<qti-simple-choice identifier="${identifier}">${inner}</qti-simple-choice>`;
const choiceInteraction = (maximum: number, shuffle: boolean, choices: readonly string[]): string =>
  `<qti-choice-interaction response-identifier="RESPONSE" shuffle="${shuffle}" max-choices="${maximum}">${choices.join('')}</qti-choice-interaction>`;

/** A question as an item of QTI 3.0, named `identifier`, and what of it the format does not hold. */
export function itemOf(
  question: ForeignQuestion,
  {
    identifier,
    title,
    tool,
    language,
    picture,
  }: { identifier: string; title: string; tool: string; language: Language; picture: (name: string) => string },
): { xml: string; unheld: Unheld[] } {
  const unheld: Unheld[] = [];
  const text = (source: string) => content(source, picture);
  const { declaration: declared, interaction, processing } = answerOf(question.body, text, language, unheld);
  const explained = question.explanation !== '';
  const rtl = language === 'en' ? 'ltr' : 'rtl';
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
      ' xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"' +
      ` identifier="${identifier}" title="${xmlEscaped(title)}" adaptive="false" time-dependent="false" tool-name="${tool}" xml:lang="${language}">`,
    declared,
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>',
    ...(explained
      ? [
          `<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value>${value('explanation')}</qti-default-value></qti-outcome-declaration>`,
        ]
      : []),
    `<qti-item-body dir="${rtl}">`,
    ...paragraphs(question.stem, picture).map((paragraph) => `<p>${paragraph}</p>`),
    interaction,
    '</qti-item-body>',
    processing,
    ...(explained
      ? [
          '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">' +
            `<qti-content-body dir="${rtl}">${paragraphs(question.explanation, picture)
              .map((paragraph) => `<p>${paragraph}</p>`)
              .join('')}</qti-content-body></qti-modal-feedback>`,
        ]
      : []),
    '</qti-assessment-item>',
    '',
  ].join('\n');
  return { xml, unheld };
}

function answerOf(body: ForeignBody, text: (source: string) => string, language: Language, unheld: Unheld[]): Answer {
  switch (body.type) {
    case 'choice':
      return choiceAnswer(body.options, body, text, unheld);
    case 'true_false': {
      const [right, wrong] = WORDS[language];
      return {
        declaration: declaration('single', 'identifier', [String(body.correct)]),
        interaction: choiceInteraction(1, false, [simpleChoice('true', right), simpleChoice('false', wrong)]),
        processing: template('match_correct'),
      };
    }
    case 'numeric':
      return numericAnswer(body, unheld);
    case 'short_text':
      return {
        declaration: declaration(
          'single',
          'string',
          body.accepted.slice(0, 1).map((one) => one.text),
          body.accepted.map((one) => [one.text, one.fraction]),
        ),
        interaction: '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
        processing: template('map_response'),
      };
    case 'ordering': {
      const items = body.items.map((item, index) => ({ identifier: `item-${index + 1}`, item }));
      // players that do not shuffle show them as they stand here: not in the right order
      const shown = [...items]
        .sort((a, b) => (a.item < b.item ? -1 : 1))
        .map(({ identifier, item }) => simpleChoice(identifier, text(item)));
      return {
        declaration: declaration(
          'ordered',
          'identifier',
          items.map(({ identifier }) => identifier),
        ),
        interaction: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true">${shown.join('')}</qti-order-interaction>`,
        processing: template('match_correct'),
      };
    }
    case 'matching': {
      const choice = (identifier: string, source: string) =>
        `<qti-simple-associable-choice identifier="${identifier}" match-max="1">${text(source)}</qti-simple-associable-choice>`;
      const lefts = body.pairs.map(({ left }, index) => choice(`left-${index + 1}`, left));
      const rights = [...body.pairs.map(({ right }) => right), ...body.distractors].map((right, index) =>
        choice(`right-${index + 1}`, right),
      );
      return {
        declaration: declaration(
          'multiple',
          'directedPair',
          body.pairs.map((_, index) => `left-${index + 1} right-${index + 1}`),
        ),
        interaction:
          `<qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="${body.pairs.length}">` +
          `<qti-simple-match-set>${lefts.join('')}</qti-simple-match-set><qti-simple-match-set>${rights.join('')}</qti-simple-match-set></qti-match-interaction>`,
        processing: template('match_correct'),
      };
    }
  }
}

function choiceAnswer(
  options: readonly ForeignOption[],
  { multiple, asSet }: { multiple: boolean | null; asSet?: boolean },
  text: (source: string) => string,
  unheld: Unheld[],
): Answer {
  if (options.some(({ feedback }) => feedback !== '')) unheld.push('optionFeedback');
  const named = options.map((option, index) => ({ ...option, identifier: `choice-${index + 1}` }));
  const right = named.filter(({ fraction }) => fraction > 0).map(({ identifier }) => identifier);
  const several = multiple ?? right.length > 1;
  const whole = several ? asSet === true : options.every(({ fraction }) => fraction === 0 || fraction === 1);
  const points = whole ? undefined : named.map(({ identifier, fraction }) => [identifier, fraction] as const);
  return {
    declaration: declaration(several ? 'multiple' : 'single', 'identifier', right, points),
    interaction: choiceInteraction(
      several ? 0 : 1,
      true,
      named.map((option) => simpleChoice(option.identifier, text(option.text))),
    ),
    processing: template(whole ? 'match_correct' : 'map_response'),
  };
}

function numericAnswer({ answers, unit }: Extract<ForeignBody, { type: 'numeric' }>, unheld: Unheld[]): Answer {
  const [best, ...others] = [...answers].sort((a, b) => b.fraction - a.fraction);
  if (others.length > 0) unheld.push('otherNumbers');
  const tolerance = best?.tolerance ?? 0;
  const around =
    '<qti-response-processing><qti-response-condition><qti-response-if>' +
    `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>` +
    '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>' +
    '</qti-response-if></qti-response-condition></qti-response-processing>';
  const behind = unit === null ? '' : ` <span class="unit">${xmlEscaped(unit)}</span>`;
  return {
    declaration: declaration('single', 'float', best ? [String(best.value)] : []),
    interaction: `<p><qti-text-entry-interaction response-identifier="RESPONSE"/>${behind}</p>`,
    processing: tolerance === 0 ? template('match_correct') : around,
  };
}
