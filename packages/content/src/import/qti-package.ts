import { openArchive, type Archive } from './archive.ts';
import { decode } from './decode.ts';
import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import type { FindBytes } from './html.ts';
import { itemsOfManifest, refsOfTest, resolved, type Listed } from './qti-manifest.ts';
import { readQti1 } from './qti1.ts';
import { ALONE, readItem, type Around } from './qti2.ts';
import { Refused } from './refused.ts';
import { remark, type Place, type Remark } from './remarks.ts';
import { withoutNoCharacters } from './running-text-maker.ts';
import { readXml, rootName, withoutForbidden, type XmlElement } from './xml.ts';

const MANIFEST = 'imsmanifest.xml';
const ITEM = /^(?:qti-assessment-item|assessmentItem)$/;
const TEST = /^(?:qti-assessment-test|assessmentTest)$/;
const STIMULUS = /^(?:qti-assessment-stimulus|assessmentStimulus)$/;
/** Addresses in a document, also in HTML that is escaped within XML. */
const ADDRESSES = /(?:src|data|href|uri)\s*=\s*(?:"|'|&quot;|&#34;)([^"'&<>]+)/gi;
const ENTIRE_FILE: Place = { file: null, line: null, label: null };

/** Whether a text is a document of QTI, by its root. */
export const isQti = (source: string): boolean => /^(?:qti-assessment-item|assessmentItem|questestinterop)$/.test(rootName(source) ?? '');

/**
 * Reads a document of QTI that is no package: an item of 2.1 to 3.0, or a file of 1.2. Never throws: what
 * cannot be read is a remark.
 */
export function readQtiXml(source: string): ForeignFile {
  return readDocument(source, ALONE);
}

function readDocument(source: string, around: Around): ForeignFile {
  const { source: clean, count } = withoutForbidden(withoutNoCharacters(source));
  const place: Place = { file: around.file, line: null, label: null };
  const lost = count > 0 ? [remark('charactersRemoved', { count, characters: 'U+0000–U+001F' }, place)] : [];
  try {
    const root = readXml(clean);
    const read = ITEM.test(root.name)
      ? readItem(root, around)
      : root.name === 'questestinterop'
        ? readQti1(root, around)
        : { questions: [], remarks: [remark('formatUnknown', {}, place)] };
    return { questions: read.questions, remarks: [...lost, ...read.remarks] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { questions: [], remarks: [...lost, error.at(place)] };
  }
}

/**
 * Reads a package of QTI (1.2 as learning platforms export it, 2.1, 2.2, 3.0): the questions that its
 * manifest names, directly or through a test. A file that the manifest names and the package has not is a
 * remark; the others come in. Never throws: a package that is refused is a remark.
 */
export async function readQtiPackage(bytes: Uint8Array, onRead?: (read: number, all: number) => void): Promise<ForeignFile> {
  try {
    const archive = await openArchive(bytes);
    return await new PackageReader(archive).read(onRead);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { questions: [], remarks: [error.at(ENTIRE_FILE)] };
  }
}

class PackageReader {
  readonly #archive: Archive;
  readonly #names: ReadonlySet<string>;
  readonly #questions: ForeignQuestion[] = [];
  readonly #remarks: Remark[] = [];

  constructor(archive: Archive) {
    this.#archive = archive;
    this.#names = new Set(archive.names);
  }

  async read(onRead: (read: number, all: number) => void = () => undefined): Promise<ForeignFile> {
    const listed = await this.#listed();
    const done = new Set<string>();
    for (let at = 0; at < listed.length; at += 1) {
      const one = listed[at];
      if (!one || done.has(one.file)) continue;
      done.add(one.file);
      listed.push(...(await this.#file(one)));
      onRead(at + 1, listed.length);
    }
    await this.#sayOthers(done);
    return { questions: this.#questions, remarks: this.#remarks };
  }

  /** What the manifest lists; every document of the package when there is none that can be read. */
  async #listed(): Promise<Listed[]> {
    const manifest = [...this.#names]
      .filter((name) => name.split('/').at(-1)?.toLowerCase() === MANIFEST)
      .sort((a, b) => a.length - b.length)[0];
    const documents = () =>
      this.#archive.names
        .filter((name) => /\.(?:xml|dat|qti)$/i.test(name) && name !== manifest)
        .map((file): Listed => ({ file, by: ENTIRE_FILE, difficulty: null, sure: false }));
    if (manifest === undefined) {
      this.#remarks.push(remark('manifestMissing', {}, ENTIRE_FILE));
      return documents();
    }
    try {
      const root = readXml(await this.#source(manifest));
      const listed = itemsOfManifest(root, manifest);
      return listed.length > 0 ? listed : documents();
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'xmlEntities') throw error;
      this.#remarks.push(remark('manifestUnreadable', {}, { file: manifest, line: error.line, label: null }));
      return documents();
    }
  }

  /** A file as text; what had to be guessed is said. Empty when there is none. */
  async #source(name: string): Promise<string> {
    const bytes = await this.#archive.read(name);
    if (!bytes) return '';
    const declared =
      /^[\s\S]{0,3}<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ??
      null;
    const { text, findings } = decode(bytes, declared);
    const place: Place = { file: name, line: null, label: null };
    this.#remarks.push(...findings.map(({ code, values }) => remark(code, values, place)));
    return text;
  }

  /** Reads one listed file; what it lists itself, when it is a test. */
  async #file({ file, by, difficulty, sure }: Listed): Promise<Listed[]> {
    if (!this.#names.has(file)) {
      this.#remarks.push(remark('packageFileMissing', { name: file }, by));
      return [];
    }
    let source: string;
    try {
      source = await this.#source(file);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#remarks.push(error.at({ file, line: null, label: null }));
      return [];
    }
    const root = rootName(source) ?? '';
    if (TEST.test(root)) {
      try {
        return refsOfTest(readXml(source), file);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#remarks.push(error.at({ file, line: null, label: null }));
        return [];
      }
    }
    if (!ITEM.test(root) && root !== 'questestinterop') {
      if (sure && !STIMULUS.test(root))
        this.#remarks.push(remark('packageFileUnreadable', { name: file }, { file, line: null, label: null }));
      return [];
    }
    const around = await this.#around(file, source);
    const read = readDocument(source, { ...around, difficulty });
    this.#questions.push(...read.questions);
    this.#remarks.push(...read.remarks);
    return [];
  }

  /** What a document may name: pictures and texts are unpacked before it is read. */
  async #around(file: string, source: string): Promise<Around> {
    const pictures = new Map<string, Uint8Array>();
    const documents = new Map<string, XmlElement>();
    for (const [, address = ''] of source.matchAll(ADDRESSES)) {
      const name = this.#resolve(file, address);
      if (name === null || pictures.has(name) || documents.has(name)) continue;
      if (!/\.xml$/i.test(name)) {
        const bytes = await this.#archive.read(name).catch((error: unknown) => this.#sayBroken(error, name));
        if (bytes) pictures.set(name, bytes);
        continue;
      }
      const text = await this.#source(name);
      if (STIMULUS.test(rootName(text) ?? '')) documents.set(name, readXml(text));
    }
    const find: FindBytes = (address) => {
      if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address)) return 'elsewhere';
      const bytes = pictures.get(this.#resolve(file, address) ?? '');
      return bytes ? { bytes } : 'missing';
    };
    return { file, find, document: (address) => documents.get(this.#resolve(file, address) ?? '') ?? null, difficulty: null, category: [] };
  }

  #sayBroken(error: unknown, name: string): null {
    if (!(error instanceof Refused)) throw error;
    this.#remarks.push(error.at({ file: name, line: null, label: null }));
    return null;
  }

  /** The file of the package that an address in another means; null when there is none. */
  #resolve(from: string, address: string): string | null {
    const path = address.replace(/[?#].*$/s, '').replace(/%24/g, '$');
    const base = path.replace(/^\$IMS-CC-FILEBASE\$\/?/, '');
    const folder = from.split('/').slice(0, -1).join('/');
    const candidates = base === path ? [resolved(folder, path), resolved('', path)] : [resolved('web_resources', base), resolved('', base)];
    const attached = /\bxid-\d+_\d+/.exec(path)?.[0];
    const found = candidates.find((candidate) => candidate !== null && this.#names.has(candidate)) ?? null;
    return (
      found ??
      (attached === undefined
        ? null
        : (this.#archive.names.find((name) => name.includes(`__${attached}`) && !name.endsWith('.xml')) ?? null))
    );
  }

  /** Says which questions stand in the package and are named by nothing. */
  async #sayOthers(done: ReadonlySet<string>): Promise<void> {
    for (const name of this.#archive.names) {
      if (done.has(name) || !/\.xml$/i.test(name) || name.split('/').at(-1)?.toLowerCase() === MANIFEST) continue;
      const bytes = await this.#archive.read(name).catch((error: unknown) => this.#sayBroken(error, name));
      if (bytes && ITEM.test(rootName(Buffer.from(bytes.subarray(0, 2048)).toString('utf8')) ?? ''))
        this.#remarks.push(remark('packageFileIgnored', { name }, { file: name, line: null, label: null }));
    }
  }
}
