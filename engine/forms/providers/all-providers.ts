import type { Provider } from '../../generated/manifest';
import { sendWithEmailjs } from './emailjs';
import { sendWithPost } from './post';
import type { Send } from './sending';

/** How each type of provider sends. */
export const allProviders = {
  emailjs: sendWithEmailjs,
  post: sendWithPost,
} satisfies { [Type in Provider['type']]: Send<Extract<Provider, { type: Type }>> };
