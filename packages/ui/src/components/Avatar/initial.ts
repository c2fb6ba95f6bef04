/** A flag, an emoji with what it is joined of, or any one letter. */
const FIRST = /^(?:\p{RI}{2}|\p{Extended_Pictographic}[\p{EMod}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{EMod}\uFE0F]*)*|.)/su;

/** The first letter of a name, as its avatar shows it; none of an empty one. */
export const initialOf = (name: string): string => FIRST.exec(name.trim())?.[0].toUpperCase() ?? '';
