import { readFileSync } from 'node:fs';
import { LineCounter, isMap, isNode, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { cueProblems, type Cue } from './captions.ts';
import { ease, ink, point, seconds, type Element } from './element.ts';
import { kindOf } from './kinds.ts';
import { isRightToLeft } from './right-to-left.ts';

const text = z.string({ error: 'write the caption in all three languages: {ar, en, ur}' }).trim().min(1, 'the caption is empty');
const caption = z.strictObject({ ar: text, en: text, ur: text, seconds: z.number().positive().optional() });

const change = z
  .strictObject({
    id: z.union([z.string(), z.array(z.string())], { error: 'write which element changes: id: <name>' }),
    at: seconds.default(0),
    for: seconds.default(1),
    ease: ease.default('smooth'),
    by: point.optional(),
    to: point.optional(),
    turn: z.number().optional(),
    about: point.optional(),
    color: ink.optional(),
    opacity: z.number().min(0).max(1).optional(),
    swing: z
      .strictObject({ angle: z.number(), about: point, period: z.number().positive(), from: z.enum(['side', 'middle']).default('side') })
      .optional(),
    erase: z.literal(true, { error: 'write erase: true' }).optional(),
  })
  .refine(
    (value) => [value.by, value.to, value.turn, value.color, value.opacity, value.swing, value.erase].some((one) => one !== undefined),
    'say what changes: by, to, turn, swing, color, opacity or erase',
  );

export type Change = z.output<typeof change> & { readonly line: number };

const scene = z.strictObject({
  seconds: z.number({ error: 'write how long the scene lasts: seconds: 8' }).positive(),
  caption: z.union([caption, z.array(caption).min(1)], { error: 'write caption: {ar, en, ur}, or a list of these' }),
  draw: z.array(z.unknown()).default([]),
  change: z.array(change).default([]),
  erase: z.union([z.literal('all'), z.string().transform((id) => [id]), z.array(z.string())]).default([]),
});
const boardShape = z.strictObject({
  poster: z.number().int().positive().optional(),
  words: z.literal('ar', { error: 'write words: ar where the Arabic language is what the lesson teaches' }).optional(),
  scenes: z.array(scene, { error: 'a board is a list of scenes' }).min(1, 'a board needs at least one scene'),
});

export interface PlacedElement extends Element {
  /** Line of the board on which it is written, for messages. */
  readonly line: number;
}

export interface Scene {
  readonly line: number;
  readonly start: number;
  readonly seconds: number;
  readonly cues: readonly Cue[];
  readonly elements: readonly PlacedElement[];
  readonly changes: readonly Change[];
  readonly erase: 'all' | readonly string[];
}

export interface Board {
  readonly scenes: readonly Scene[];
  readonly seconds: number;
  /** Index of the scene whose end is the poster. */
  readonly poster: number;
}

export interface Problem {
  readonly line: number;
  readonly problem: string;
}

/** A board that cannot be filmed; the message lists every problem as `file:line: what to do`. */
export class BoardError extends Error {
  constructor(
    file: string,
    readonly problems: readonly Problem[],
  ) {
    super(
      [...problems]
        .sort((a, b) => a.line - b.line)
        .map(({ line, problem }) => `${file}:${line}: ${problem}`)
        .join('\n'),
    );
    this.name = 'BoardError';
  }
}

type Path = readonly PropertyKey[];

function lineFinder(document: Document, lines: LineCounter): (path: Path) => number {
  return (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const parent: unknown = length === 0 ? undefined : document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent) ? parent.items.find(({ key }) => isNode(key) && key.toJSON() === path[length - 1]) : undefined;
      const node: unknown = pair?.key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** The most telling of an issue's messages: inside a union, that of the branch which came furthest. */
function spelled(issue: z.core.$ZodIssue): { path: Path; message: string } {
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, ...issue.keys.slice(0, 1)], message: `“${issue.keys.join('”, “')}” is not known here` };
  if (issue.code === 'invalid_union') {
    const deep = issue.errors
      .flat()
      .filter((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys')
      .map(spelled)[0];
    if (deep !== undefined) return { path: [...issue.path, ...deep.path], message: deep.message };
  }
  return { path: issue.path, message: issue.message };
}

/** Where Arabic letters stand within an element as it was written. */
function arabicIn(value: unknown): Path[] {
  if (typeof value === 'string') return isRightToLeft(value) ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => arabicIn(inner).map((path) => [key, ...path]));
}

/**
 * Reads a board (YAML) and checks everything that can be known without drawing: the fields, the length (30 to
 * 90 s) and the captions. Throws `BoardError`.
 */
export function parseBoard(source: string, file: string): Board {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new BoardError(
      file,
      document.errors.map((error) => ({ line: error.linePos?.[0].line ?? 1, problem: error.message.split('\n')[0] ?? 'not YAML' })),
    );
  const lineOf = lineFinder(document, lines);
  const problems: Problem[] = [];
  const report = (path: Path, problem: string): void => {
    const field = path.at(-1);
    problems.push({
      line: lineOf(path),
      problem: typeof field === 'string' && !problem.includes(`“${field}”`) ? `${field}: ${problem}` : problem,
    });
  };
  const checked = boardShape.safeParse(document.toJS());
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const { path, message } = spelled(issue);
      report(path, message);
    }
    throw new BoardError(file, problems);
  }

  let start = 0;
  const scenes = checked.data.scenes.map((raw, index): Scene => {
    const path = ['scenes', index] as const;
    const elements = raw.draw.flatMap((value, at): PlacedElement[] => {
      const place = [...path, 'draw', at];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        report(place, 'an element is written as { kind: …, field: … }');
        return [];
      }
      const named = kindOf(Object.keys(value));
      if ('problem' in named) {
        report(place, named.problem);
        return [];
      }
      if (checked.data.words === undefined)
        for (const inner of arabicIn(value)) report([...place, ...inner], 'boards hold no words: put Arabic and Urdu into the caption');
      const read = named.kind.read(value);
      if (read.ok) {
        if (read.element.common.at > raw.seconds) report([...place, 'at'], `the scene lasts ${raw.seconds} s, so this would never be seen`);
        return [{ ...read.element, line: lineOf(place) }];
      }
      for (const issue of read.issues) {
        const { path: inner, message } = spelled(issue);
        report([...place, ...inner], `${message} (in ${named.kind.kind})`);
      }
      return [];
    });
    const cues = placeCues(Array.isArray(raw.caption) ? raw.caption : [raw.caption], start, raw.seconds, (problem) =>
      report([...path, 'caption'], problem),
    );
    cues.forEach((cue, at) => {
      for (const { language, problem } of cueProblems(cue))
        report([...path, 'caption', ...(Array.isArray(raw.caption) ? [at] : []), language], problem);
    });
    const result: Scene = {
      line: lineOf(path),
      start,
      seconds: raw.seconds,
      cues,
      elements,
      erase: raw.erase,
      changes: raw.change.map((one, at) => ({ ...one, line: lineOf([...path, 'change', at]) })),
    };
    start += raw.seconds;
    return result;
  });
  if (start < 30 || start > 90)
    problems.push({ line: lineOf(['scenes']), problem: `the scenes last ${start} s together; a video lasts 30 to 90 s` });
  const poster = (checked.data.poster ?? scenes.length) - 1;
  if (poster >= scenes.length) report(['poster'], `there are only ${scenes.length} scenes`);
  if (problems.length > 0) throw new BoardError(file, problems);
  return { scenes, seconds: start, poster };
}

/** Reads the board of a file. */
export function readBoard(file: string): Board {
  return parseBoard(readFileSync(file, 'utf8'), file);
}

/**
 * Lets the cues of a scene follow one another without a gap; those without a length share what is left by the
 * length of their English text.
 */
function placeCues(captions: readonly z.output<typeof caption>[], start: number, length: number, report: (problem: string) => void): Cue[] {
  const fixed = captions.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  const open = captions.filter((one) => one.seconds === undefined);
  const weight = open.reduce((sum, one) => sum + one.ar.length + one.en.length, 0);
  if (fixed > length + 1e-9 || (open.length > 0 && fixed >= length)) report(`the captions last ${fixed} s, the scene only ${length} s`);
  let at = start;
  return captions.map(({ ar, en, ur, seconds: own }, index) => {
    const lasts = own ?? ((length - fixed) * (ar.length + en.length)) / weight;
    const end = index === captions.length - 1 ? start + length : Math.round((at + lasts) * 1000) / 1000;
    const cue = { start: at, end, text: { ar, en, ur } };
    at = end;
    return cue;
  });
}
