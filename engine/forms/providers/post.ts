// A filled form → one multipart POST to an address of the site's owner or of a service.
import type { PostView } from '../../model/provider-view';
import type { Send } from './sending';

/** Without what is there for browsers that send the form by themselves. */
function readFields(element: HTMLFormElement, { success, trap }: PostView): FormData {
  const fields = new FormData(element);
  for (const name of [success, trap]) if (name !== undefined) fields.delete(name);
  return fields;
}

export const sendWithPost: Send<PostView> = async ({ settings, element, signal }) => {
  const response = await fetch(settings.origin + settings.path, {
    method: 'POST',
    body: readFields(element, settings),
    // Services answer other requests with a page, or with a redirect to one.
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw { status: response.status, text: await response.text() };
};
