// A filled form → one multipart POST to an address of the site's owner.
import type { PostProvider } from '../../generated/manifest';
import type { Send } from './sending';

export const sendWithPost: Send<PostProvider> = async ({ settings, element, signal }) => {
  const response = await fetch(settings.origin + settings.path, {
    method: 'POST',
    body: new FormData(element),
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw { status: response.status, text: await response.text() };
};
