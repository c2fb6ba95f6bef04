import { BoardError, type Board, type Change, type PlacedElement, type Problem } from './board.ts';
import { boxOfMarks, type Frame } from './element.ts';
import { centreOf, type Point } from './geometry.ts';
import { INKS } from './ink.ts';
import { boxAt, follow, stepsAt, type Actor } from './motion.ts';

export interface Timeline {
  readonly actors: readonly Actor[];
  readonly seconds: number;
  /** What can be filmed but will hardly look good. */
  readonly notes: readonly Problem[];
}

/**
 * Draws every element of a board and lays it out in time. Throws `BoardError` for names that stand for
 * nothing, formulas that cannot be set and the like.
 */
export function layOut(board: Board, file: string): Timeline {
  const actors: Actor[] = [];
  const problems: Problem[] = [];
  const attempt = (line: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      problems.push({ line, problem: error instanceof Error ? error.message : String(error) });
    }
  };
  const find = (id: string, time: number): Actor => {
    const found = actors.findLast((actor) => actor.id === id && actor.end > time + 1e-9);
    if (found === undefined)
      throw new Error(
        `nothing on the board is called “${id}” here; give an element id: ${id}, and keep: true when it stays from an earlier scene`,
      );
    return found;
  };

  for (const scene of board.scenes) {
    const sceneEnd = scene.start + scene.seconds;
    if (scene.erase === 'all') for (const actor of actors) actor.end = Math.min(actor.end, scene.start);
    else for (const id of scene.erase) attempt(scene.line, () => void (find(id, scene.start).end = scene.start));

    const add = (element: PlacedElement): void => {
      const { common } = element;
      const begin = scene.start + common.at;
      if (common.id !== undefined && actors.some((actor) => actor.id === common.id && actor.end > scene.start))
        throw new Error(`“${common.id}” is on the board already: take another id or erase the first`);
      const frame: Frame | undefined = common.on === undefined ? undefined : find(common.on, scene.start).drawing.frame;
      if (common.on !== undefined && frame === undefined) throw new Error(`“${common.on}” is neither axes nor a numberline`);
      const drawing = element.draw({
        place: frame?.place ?? ((place) => place),
        frame,
        boxOf: (id) => boxAt(find(id, scene.start), begin),
      });
      const anchor = element.anchor ?? [0, 0];
      const actor: Actor = {
        id: common.id,
        line: element.line,
        drawing,
        box: boxOfMarks(drawing.marks),
        anchor: frame === undefined ? anchor : frame.place(anchor),
        begin,
        drawFor: common.for,
        end: common.until !== undefined ? scene.start + common.until : common.keep ? Infinity : sceneEnd,
        hex: INKS[common.color],
        motions: [],
      };
      const outside = actor.box.x < -2 || actor.box.y < -2 || actor.box.x + actor.box.width > 1282 || actor.box.y + actor.box.height > 722;
      if (outside && drawing.marks.length > 0)
        throw new Error(
          `${element.kind} leaves the board (1280 × 720): it reaches from ${spot(actor.box.x, actor.box.y)} to ${spot(actor.box.x + actor.box.width, actor.box.y + actor.box.height)}`,
        );
      for (const one of common.move === undefined ? [] : Array.isArray(common.move) ? common.move : [common.move])
        addMotion(actor, scene.start, { at: one.at, for: one.for, ease: one.ease, by: one.by, to: one.to });
      actors.push(actor);
    };
    for (const element of scene.elements) attempt(element.line, () => add(element));
    for (const change of scene.changes) {
      attempt(change.line, () => {
        if (change.at > scene.seconds) throw new Error(`the scene lasts ${scene.seconds} s, so a change at ${change.at} s is never seen`);
        for (const id of Array.isArray(change.id) ? change.id : [change.id]) {
          const actor = find(id, scene.start);
          if (change.erase === true) actor.end = scene.start + change.at;
          addMotion(actor, scene.start, change);
        }
      });
    }
  }
  if (problems.length > 0) throw new BoardError(file, problems);
  return {
    actors: [...actors.filter((actor) => actor.drawing.behind), ...actors.filter((actor) => !actor.drawing.behind)],
    seconds: board.seconds,
    notes: notesOn(actors),
  };
}

/** Lettering under the captions, and lettering that lies over other lettering while neither moves. */
function notesOn(actors: readonly Actor[]): Problem[] {
  const lettered = actors
    .filter((actor) => !actor.motions.some((motion) => motion.by ?? motion.turn ?? motion.swing))
    .flatMap((actor) => actor.drawing.marks.flatMap((mark) => (mark.kind === 'letters' ? [{ actor, box: mark.outlines.box }] : [])));
  const low = lettered
    .filter(({ box }) => box.y + box.height > 612)
    .map(({ actor, box }) => ({
      line: actor.line,
      problem: `lettering reaches down to y ${Math.round(box.y + box.height)}, where the captions lie (y > 600)`,
    }));
  const over = lettered.flatMap((first, index) =>
    lettered.slice(index + 1).flatMap((second) => {
      const together =
        first.actor !== second.actor && Math.max(first.actor.begin, second.actor.begin) < Math.min(first.actor.end, second.actor.end) - 0.1;
      const width = Math.min(first.box.x + first.box.width, second.box.x + second.box.width) - Math.max(first.box.x, second.box.x);
      const height = Math.min(first.box.y + first.box.height, second.box.y + second.box.height) - Math.max(first.box.y, second.box.y);
      return together && width > 4 && height > 8
        ? [{ line: second.actor.line, problem: `lettering lies over that of line ${first.actor.line}` }]
        : [];
    }),
  );
  return [...low, ...over];
}

function addMotion(
  actor: Actor,
  sceneStart: number,
  change: Partial<Omit<Change, 'id' | 'line'>> & Pick<Change, 'at' | 'for' | 'ease'>,
): void {
  const from = sceneStart + change.at;
  const earlier = stepsAt(actor.motions, from);
  const anchor = follow(actor.anchor, earlier);
  const by: Point | undefined = change.to === undefined ? change.by : [change.to[0] - anchor[0], change.to[1] - anchor[1]];
  actor.motions.push({
    from,
    until: from + change.for,
    ease: change.ease,
    ...(by === undefined ? {} : { by }),
    ...(change.turn === undefined ? {} : { turn: { degrees: change.turn, about: change.about ?? follow(centreOf(actor.box), earlier) } }),
    ...(change.swing === undefined ? {} : { swing: change.swing }),
    ...(change.color === undefined ? {} : { hex: INKS[change.color] }),
    ...(change.opacity === undefined ? {} : { opacity: change.opacity }),
  });
  actor.motions.sort((a, b) => a.from - b.from);
}

function spot(x: number, y: number): string {
  return `[${Math.round(x)}, ${Math.round(y)}]`;
}
