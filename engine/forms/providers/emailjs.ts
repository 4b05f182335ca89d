// A filled form → one request of the EmailJS client.
import type { EmailjsView } from '../../model/provider-view';
import type { Send } from './sending';

export const sendWithEmailjs: Send<EmailjsView> = async ({
  settings,
  element,
  formId,
  sendTimes,
  signal,
}) => {
  // Imported only when needed: the client accesses localStorage while it loads, which throws where storage is blocked.
  const { init, sendForm } = await import('@emailjs/browser');
  // Origin and storage can only be set by init. In memory, because the site stores nothing.
  init({
    publicKey: settings.publicKey,
    origin: settings.origin,
    blockHeadless: settings.blockHeadless,
    blockList: settings.blockList ?? {},
    limitRate: { id: formId, throttle: settings.throttle },
    storageProvider: {
      get: async (key) => sendTimes.get(key),
      set: async (key, time) => void sendTimes.set(key, time),
      remove: async (key) => void sendTimes.delete(key),
    },
  });
  const before = sendTimes.get(formId);
  const forget = () => {
    if (before === undefined) sendTimes.delete(formId);
    else sendTimes.set(formId, before);
  };
  // The client records the time before it sends: after a failure, the retry would count as "too many".
  signal.addEventListener('abort', forget);
  try {
    await sendForm(settings.serviceId, settings.templateId, element);
  } catch (error) {
    forget();
    throw error;
  } finally {
    signal.removeEventListener('abort', forget);
  }
};
