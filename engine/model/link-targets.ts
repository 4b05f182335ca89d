// What a link or redirect can lead to: it names exactly one of them.

export const linkTargets = ['page', 'file', 'href'] as const;
