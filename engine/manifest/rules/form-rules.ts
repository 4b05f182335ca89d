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
  'duplicate-option': {
    severity: 'error',
    reach: 'required',
    message: (p) => `Two options of this field have the same ${p.part}: "${p.text}".`,
    hint: (p) => `Give each option its own ${p.part}.`,
    example: ['"value": "wall", "label": "Mantel', '"value": "mantel", "label": "Mantel'],
  },
  'empty-range': {
    severity: 'error',
    reach: 'required',
    message: (p) => `The minimum ${p.min} is more than the maximum ${p.max}: no number fits.`,
    hint: () => 'Swap the two, or correct one of them.',
    example: ['"min": 10, "max": 1', '"min": 1, "max": 10'],
  },
  'unknown-autocomplete': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `Browsers do not know "${p.value}" as something to fill in.`,
    hint: (p) =>
      meant(p, 'Use a name of the HTML standard, such as "name", "email", "tel" or "off".'),
    example: ['"autocomplete": "e-mail"', '"autocomplete": "email"'],
  },
  'unused-form': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `No block shows the form "${p.id}".`,
    hint: () => 'Show it in a block of type "form", or remove it.',
    example: ['{ "type": "children" }', '{ "type": "form", "form": "enquiry" }'],
  },
  'placeholder-value': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.name}" still has the value of an example: "${p.value}".`,
    hint: () => 'Write what is true of this company.',
    example: ['"site": "www.example.com"', '"site": "www.harbour-clocks.co"'],
  },
} as const satisfies Rules;
