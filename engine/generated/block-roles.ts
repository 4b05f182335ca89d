// Generated from the files of engine/ by `npm run types`: change those, not this file.
// The blocks that move by themselves, or only in one layout: the first leading one, otherwise the first following one, has
// the pause control.
export const leadingTypes: readonly string[] = ['carousel'];

export const followingTypes: readonly string[] = ['logos.marquee', 'marquee'];

// The blocks that are the head of the page that they begin.
export const headTypes: readonly string[] = ['hero'];
