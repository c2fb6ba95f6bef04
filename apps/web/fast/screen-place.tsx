/** What stands in a kept document in the place of its screen. */
export const SCREEN_PLACE = '<template data-screen="true"></template>';

export const ScreenPlace = () => <template data-screen="true" />;
