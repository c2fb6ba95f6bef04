import type { ForeignQuestion } from './foreign.ts';
import { difficultyOf } from './parts.ts';
import type { Place } from './remarks.ts';
import { attribute, childrenNamed, childText, descendantsNamed, elementsOf, type XmlElement } from './xml.ts';

/** A file of a package that something names. */
export interface Listed {
  file: string;
  /** What names it, and where. */
  by: Place;
  difficulty: ForeignQuestion['difficulty'];
  /** Whether it was said to hold questions. */
  sure: boolean;
}

const QUESTIONS = /imsqti|x-bb-qti|^qti/i;

/**
 * The files with questions that a manifest lists, in its order; also those of manifests within it. `manifest`
 * is its path.
 */
export function itemsOfManifest(root: XmlElement, manifest: string): Listed[] {
  const folder = manifest.split('/').slice(0, -1).join('/');
  const listed: Listed[] = [];
  const walk = (element: XmlElement, base: string): void => {
    const here = `${base}${attribute(element, 'xml:base') ?? ''}`;
    if (element.name === 'resource' && QUESTIONS.test(attribute(element, 'type') ?? '')) {
      const address = attribute(element, 'href') ?? attribute(element, 'file') ?? fileOf(element);
      const [rated] = descendantsNamed(element, 'difficulty');
      if (address !== null && address !== '')
        listed.push({
          file: pathBelow(folder, here + address),
          by: { file: manifest, line: element.line, label: attribute(element, 'identifier') },
          difficulty: rated ? difficultyOf(childText(rated, 'value')) : null,
          sure: true,
        });
    }
    for (const child of elementsOf(element)) walk(child, here);
  };
  walk(root, '');
  return listed;
}

function fileOf(resource: XmlElement): string | null {
  const files = childrenNamed(resource, 'file').flatMap((file) => attribute(file, 'href') ?? []);
  return files.find((file) => /\.(?:xml|dat)$/i.test(file)) ?? null;
}

/** The items and sections that a test refers to; they stand beside it. */
export function refsOfTest(test: XmlElement, file: string): Listed[] {
  const folder = file.split('/').slice(0, -1).join('/');
  return descendantsNamed(
    test,
    'assessmentItemRef',
    'qti-assessment-item-ref',
    'assessmentSectionRef',
    'qti-assessment-section-ref',
  ).flatMap((reference) => {
    const address = attribute(reference, 'href');
    if (address === null) return [];
    return [
      {
        file: pathBelow(folder, address),
        by: { file, line: reference.line, label: attribute(reference, 'identifier') },
        difficulty: null,
        sure: true,
      },
    ];
  });
}

/**
 * The path of an address below a folder; one that leads out of the package stays as it is written, and is in
 * no package.
 */
function pathBelow(folder: string, address: string): string {
  return resolved(folder, address) ?? address;
}

/** Resolves an address in a file below a folder of a package; null when it leads out of the package. */
export function resolved(folder: string, address: string): string | null {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // an address with a stray percent sign is taken as it is written
  }
  const parts: string[] = [];
  for (const part of [...(path.startsWith('/') ? [] : folder.split('/')), ...path.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}
