import { createHash } from 'node:crypto';
import type { Language } from '@darb/language';
import { zipSync, type Zippable } from 'fflate';
import type { ForeignQuestion } from './foreign.ts';
import { itemOf } from './qti3-item.ts';
import { xmlEscaped } from './qti3-text.ts';
import { ownIdentifier, TOOL } from './qti2.ts';
import { remark, type Remark } from './remarks.ts';

const MANIFEST = 'imsmanifest.xml';
/** Every file of the package bears the same time, so that the same questions make the same bytes. */
const ENTRY = { mtime: new Date(2000, 0, 1, 12), os: 3, attrs: 0o100644 << 16 };
const LOM: Record<NonNullable<ForeignQuestion['difficulty']>, string> = { easy: 'easy', medium: 'medium', hard: 'difficult' };

/**
 * Writes questions as a package of QTI 3.0: a manifest, a file for each question, their pictures. Identifiers
 * are kept, so that a pack that reads its own package changes nothing. What the format does not hold (what
 * options tell, further numbers) is in `remarks`.
 */
export function exportQti(
  questions: readonly ForeignQuestion[],
  { title, language }: { title: string; language: Language },
): { bytes: Uint8Array; remarks: Remark[] } {
  const files: Zippable = {};
  const remarks: Remark[] = [];
  const resources: string[] = [];
  const written = new Set<string>();
  for (const [index, question] of questions.entries()) {
    const identifier = ownIdentifier(question.identifier ?? `question-${index + 1}`);
    const taken = written.has(`items/${identifier}.xml`.toLowerCase());
    const file = `items/${identifier}${taken ? `-${index + 1}` : ''}.xml`;
    const pictures = new Map([...question.pictures].map(([name, picture]) => [name, pathOf(name, picture.bytes)]));
    const { xml, unheld } = itemOf(question, {
      identifier,
      title: question.label,
      tool: TOOL,
      language,
      picture: (name) => `../${pictures.get(name) ?? name}`,
    });
    for (const what of unheld)
      remarks.push(
        remark('notHeldByFormat', { key: question.identifier ?? question.label, what }, { file: null, line: null, label: question.label }),
      );
    add(files, written, file, Buffer.from(xml, 'utf8'));
    for (const [name, picture] of question.pictures) add(files, written, pictures.get(name) ?? name, picture.bytes);
    resources.push(resourceOf(`resource-${index + 1}`, file, question.difficulty, [...pictures.values()]));
  }
  files[MANIFEST] = [Buffer.from(manifestOf(title, resources), 'utf8'), ENTRY];
  return { bytes: zipSync(files), remarks };
}

/** Where a picture stands in the package: its name stays, and two pictures of one name stay apart. */
const pathOf = (name: string, bytes: Uint8Array): string =>
  `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}/${name}`;

function add(files: Zippable, written: Set<string>, name: string, bytes: Uint8Array): void {
  if (written.has(name.toLowerCase())) return;
  written.add(name.toLowerCase());
  files[name] = [bytes, ENTRY];
}

function resourceOf(identifier: string, file: string, difficulty: ForeignQuestion['difficulty'], pictures: readonly string[]): string {
  const metadata =
    difficulty === null
      ? ''
      : '<metadata><imsmd:lom><imsmd:educational><imsmd:difficulty><imsmd:source>LOMv1.0</imsmd:source>' +
        `<imsmd:value>${LOM[difficulty]}</imsmd:value></imsmd:difficulty></imsmd:educational></imsmd:lom></metadata>`;
  const files = [file, ...new Set(pictures)].map((name) => `<file href="${xmlEscaped(name)}"/>`).join('');
  return `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${xmlEscaped(file)}">${metadata}${files}</resource>`;
}

const manifestOf = (title: string, resources: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" identifier="package">',
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion>' +
      `<imsmd:lom><imsmd:general><imsmd:title><imsmd:string>${xmlEscaped(title)}</imsmd:string></imsmd:title></imsmd:general></imsmd:lom></metadata>`,
    '<organizations/>',
    '<resources>',
    ...resources,
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
