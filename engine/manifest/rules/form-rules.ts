// Mistakes in forms and in their providers.
import { meant, type Rules } from '../rule';

export const formRules = {
  'duplicate-field-name': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The field name "${p.name}" is used twice in this form.`,
    hint: () => 'Give each field its own name.',
    example: ['"name": "clock", "label": "Maker"', '"name": "maker", "label": "Maker"'],
  },
  'reserved-field-name': {
    severity: 'error',
    reach: 'safety',
    message: (p) => `A field cannot be called "${p.name}": ${p.reason}.`,
    hint: () => 'Choose another name.',
    example: ['"name": "submit"', '"name": "clock"'],
  },
  'unknown-field-name': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The form has no field "${p.name}".`,
    hint: (p) => meant(p, 'Use the name of one of its fields.'),
    example: ['"watchVariable": "clok"', '"watchVariable": "clock"'],
  },
  'placeholder-id': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.field}" still looks like a placeholder: "${p.value}".`,
    hint: () => 'Enter the value that your account with the provider shows.',
    example: ['"serviceId": "your-service"', '"serviceId": "service_k3x9qd2"'],
  },
} as const satisfies Rules;
