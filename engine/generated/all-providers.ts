// Generated from the files of engine/ by `npm run types`: change those, not this file.
// How each type of provider sends.
import { sendWithEmailjs } from '../forms/providers/emailjs';
import { sendWithNetlify } from '../forms/providers/netlify';
import { sendWithPost } from '../forms/providers/post';
import type { ProviderFunctions } from '../forms/providers/sending';

export const allProviders = {
  emailjs: sendWithEmailjs,
  netlify: sendWithNetlify,
  post: sendWithPost,
} satisfies ProviderFunctions;
