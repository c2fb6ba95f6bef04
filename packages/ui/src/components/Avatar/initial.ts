/** A flag, an emoji with what it is joined of, or any one letter. */
const FIRST =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*|.)/su;

/** The first letter of a name, as its avatar shows it; none of an empty one. */
export const initialOf = (name: string): string => FIRST.exec(name.trim())?.[0].toUpperCase() ?? '';
