// Netlify takes a form at any address of the site; everything else is in its view.
export { sendWithPost as sendWithNetlify } from './post';
