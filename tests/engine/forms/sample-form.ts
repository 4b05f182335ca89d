import type { FormView } from '../../../engine/generated/concept-views';
import type { EmailjsProvider } from '../../../engine/generated/manifest';

export const emailjs: EmailjsProvider = {
  type: 'emailjs',
  origin: 'https://mail.example.com',
  publicKey: 'public_key',
  serviceId: 'service_id',
  templateId: 'template_id',
  blockHeadless: false,
  throttle: 0,
};

export const sampleForm: FormView = {
  id: 'enquiry',
  title: 'Enquiry',
  fields: [
    { type: 'text', name: 'sender', label: 'Name', required: true },
    {
      type: 'number',
      name: 'mobile',
      label: 'Mobile',
      required: true,
      missingMessage: 'Your number?',
    },
    { type: 'textarea', name: 'message', label: 'Message', required: true, rows: 4 },
    {
      type: 'radio',
      name: 'answer',
      label: 'Answer by',
      required: false,
      options: [
        { value: 'phone', label: 'Phone' },
        { value: 'mail', label: 'Mail' },
      ],
    },
    { type: 'checkbox', name: 'copy', label: ['Send me a copy'], required: false },
  ],
  submit: 'Send',
  sending: 'Sending …',
  success: { message: 'Thank you.', page: '/home' },
  failure: { message: 'Not sent.', networkError: 'Network Error', noAnswer: 'No answer' },
  timeLimit: 30_000,
  withoutScript: ['Please write to us.'],
};
