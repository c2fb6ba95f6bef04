/** The stories of a screen's states; see `everyState`. */
type StateOf<Props> = Props extends { state: infer State extends string } ? State : never;

/**
 * Says that each state of a screen has a story: `everyState<LessonScreenProps>()({ ready: Ready, … })` at the end of a stories file.
 * A state that is missing, or a name that is none, is a type error.
 */
export const everyState =
  <Props extends { state: string }>() =>
  <Stories extends Record<StateOf<Props>, object>>(stories: Stories & Record<Exclude<keyof Stories, StateOf<Props>>, never>): Stories =>
    stories;
